import type { families } from '../../db/schema/families.ts';

type DemoFamily = Pick<typeof families.$inferInsert, 'familyName' | 'options' | 'swatches'> & {
  /** The value of each option, by name; the first is the face of the family. */
  variants: Record<string, string[]>;
};

const DEMO_FAMILIES: DemoFamily[] = [
  {
    familyName: 'Insulated Bottle 500 ml',
    options: ['Colour'],
    swatches: { Sea: '#277670', Clay: '#bf6a45', Chalk: '#ebe4d4' },
    variants: {
      'Insulated Bottle 500 ml, sea': ['Sea'],
      'Insulated Bottle 500 ml, clay': ['Clay'],
      'Insulated Bottle 500 ml, chalk': ['Chalk'],
    },
  },
  {
    familyName: 'Waffle Bath Towel',
    options: ['Colour'],
    swatches: { Sage: '#b6ccc3', Ochre: '#dcae5c' },
    variants: {
      'Waffle Bath Towel, sage': ['Sage'],
      'Waffle Bath Towel, ochre': ['Ochre'],
    },
  },
  {
    familyName: 'Stoneware Plate',
    options: ['Size'],
    variants: {
      'Stoneware Plate 27 cm': ['27 cm'],
      'Stoneware Plate 21 cm': ['21 cm'],
    },
  },
];

export const FAMILY_ROWS = DEMO_FAMILIES.map(({ variants: _, ...family }, index) => ({
  ...family,
  familyId: index + 1,
}));

/** What makes a product a variant, if it is one. */
export function variantOf(productName: string) {
  const index = DEMO_FAMILIES.findIndex(({ variants }) => productName in variants);
  const variants = DEMO_FAMILIES[index]?.variants ?? {};
  return {
    familyId: index < 0 ? null : index + 1,
    options: variants[productName] ?? [],
    familyPosition: Math.max(0, Object.keys(variants).indexOf(productName)),
  };
}
