import type { UseFormReturn } from 'react-hook-form';
import type { CreateFamily, Family } from '../../../../functions/catalog/families/contract.ts';
import { FAMILY } from '../../../../functions/catalog/families/record.ts';
import { MOST_OPTIONS } from '../../../../functions/contracts/family-limits.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { entriesIn, textOf } from '../../form/comma-list.ts';
import { describeValues } from '../../form/fields.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';
import { subcategoryReferences } from '../../references/categories.ts';
import { cachedName } from '../../references/use-references.ts';
import { type Combined, combinationsOf, distinct, keyOf } from './combinations.ts';

type VariantValues = { productCode: number; label: string; options: string[] };

/** A combination that is not a variant yet. */
type ProposedVariant = {
  options: string[];
  isWanted: boolean;
  productName: string;
  /** Its name until someone types another one. */
  suggestedName: string;
  sku: string;
  stock: string;
  /** Whether it becomes a product that there is, not a new one. */
  isExisting: boolean;
  productCode: string;
};

export type FamilyValues = {
  familyName: string;
  options: string;
  /** The values of each option, separated by commas. */
  values: string[];
  /** A list, since a path in a form can’t hold every value. */
  swatches: { value: string; colour: string }[];
  variants: VariantValues[];
  /** The product that new ones are like. */
  copyOf: string;
  priceChange: string;
  stockFrom: 'given' | 'copied';
  proposed: ProposedVariant[];
  /** What all variants get; empty leaves it as it is. */
  shared: { productDescription: string; productOverviewDoc: string; subcategoryId: string };
};
export type FamilyForm = UseFormReturn<FamilyValues, unknown, CreateFamily>;

export const LABELS = formLabelsOf(FAMILY);

export const FRESH: FamilyValues = {
  familyName: '',
  options: '',
  values: Array.from({ length: MOST_OPTIONS }, () => ''),
  swatches: [],
  variants: [],
  copyOf: '',
  priceChange: '0',
  stockFrom: 'given',
  proposed: [],
  shared: { productDescription: '', productOverviewDoc: '', subcategoryId: '' },
};

/** The options for which each variant has a field. */
export const optionsIn = (text: string) => entriesIn(text).slice(0, MOST_OPTIONS);

export function toValues({ familyName, options, swatches, variants }: Family): FamilyValues {
  const values = {
    ...FRESH,
    familyName,
    options: textOf(options),
    values: FRESH.values.map((_, at) => textOf(valuesIn(variants, at))),
    swatches: Object.entries(swatches).map(([value, colour]) => ({ value, colour })),
    variants: variants.map(one => ({
      productCode: one.productCode,
      label: productLabel(one),
      options: one.options,
    })),
    copyOf: String(variants[0]?.productCode ?? ''),
  };
  return { ...values, proposed: proposedIn(values, () => false) };
}

/** Those with a comma can’t be part of the list. */
const valuesIn = (variants: { options: string[] }[], at: number) =>
  distinct(variants.flatMap(({ options }) => options[at] ?? [])).filter(value => !value.includes(','));

type Combining = Pick<FamilyValues, 'options' | 'values' | 'variants'>;

/** The values of each option as typed, of variants that there are and of those to come. */
export const optionsWithValues = ({ options, values, variants }: Combining) =>
  optionsIn(options).map((option, at) => {
    const ofVariants = variants.map(one => one.options[at]?.trim() ?? '').filter(Boolean);
    return { option, values: distinct([...ofVariants, ...entriesIn(values[at] ?? '')]) };
  });

export function combinedIn({ options, values, variants }: Combining): Combined {
  const names = optionsIn(options);
  const lists = names.map((_, at) => distinct(entriesIn(values[at] ?? '')));
  return combinationsOf(lists, new Set(variants.map(one => keyOf(one.options.slice(0, names.length)))));
}

/** A row for each combination that is not a variant; what was typed into one stays. */
export function proposedIn(
  values: FamilyValues,
  isWanted: (options: string[]) => boolean,
): ProposedVariant[] {
  const before = new Map(values.proposed.map(row => [keyOf(row.options), row]));
  return combinedIn(values).missing.map(options => {
    const row = before.get(keyOf(options));
    const suggestedName = textOf([values.familyName.trim(), ...options].filter(Boolean));
    if (!row)
      return { ...UNFILLED, options, isWanted: isWanted(options), productName: suggestedName, suggestedName };
    const productName = row.productName === row.suggestedName ? suggestedName : row.productName;
    return { ...row, options, productName, suggestedName };
  });
}

const UNFILLED = { sku: '', stock: '0', isExisting: false, productCode: '' };

export const describeFields = (values: FamilyValues) => ({
  ...describeValues(LABELS, values, {
    swatches: values.swatches.map(({ value, colour }) => `${value} ${colour}`).join(', '),
  }),
  Variants: values.variants.map(({ label, options }) => `${label}: ${textOf(options)}`).join('; '),
  'New variants': values.proposed
    .filter(({ isWanted }) => isWanted)
    .map(({ options }) => textOf(options))
    .join('; '),
  ...describeShared(values.shared),
});

/** Those that are filled in. */
function describeShared({ productDescription, productOverviewDoc, subcategoryId }: FamilyValues['shared']) {
  const described = {
    'Description of all': productDescription,
    'Overview document of all': productOverviewDoc,
    'Subcategory of all':
      subcategoryId && (cachedName(subcategoryReferences, subcategoryId) ?? subcategoryId),
  };
  return Object.fromEntries(Object.entries(described).filter(([, text]) => text));
}
