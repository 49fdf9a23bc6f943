import * as z from 'zod';
import { openApiMeta } from './described.ts';
import { pictureSrcset, pictureUrl } from './picture-fields.ts';
import { amountsOf, DESCRIBED_AMOUNTS, PRICE_AMOUNTS } from './price-amounts.ts';

const VariantChoice = z.object({
  productCode: z.int(),
  productName: z.string(),
  sku: z.string().nullable(),
  options: z.array(z.string()),
  productPicture: pictureUrl,
  productPictureSrcset: pictureSrcset,
  productPictureWidth: z.int().nullable(),
  productPictureHeight: z.int().nullable(),
  price: z
    .object({ ...amountsOf(PRICE_AMOUNTS, () => z.number()), stockAvailable: z.int() })
    .nullable()
    .register(openApiMeta, { description: 'Null if it isn’t sold in the country, or without a country' }),
});

/** A family with its variants, as shoppers choose among them. */
export const FamilyChoice = z
  .object({
    familyId: z.int(),
    familyName: z.string(),
    options: z.array(z.string()),
    swatches: z
      .record(z.string(), z.string())
      .register(openApiMeta, { description: 'Colours of values, such as `#d8c7a3`' }),
    variants: z.array(VariantChoice),
  })
  .register(openApiMeta, {
    id: 'FamilyChoice',
    examples: [
      {
        familyId: 4,
        familyName: 'Linen Apron',
        options: ['Colour', 'Size'],
        swatches: { Sand: '#d8c7a3' },
        variants: [
          {
            productCode: 7,
            options: ['Sand', 'M'],
            productName: 'Linen Apron, sand, M',
            sku: 'APR-SAND-M',
            productPicture: null,
            productPictureSrcset: null,
            productPictureWidth: null,
            productPictureHeight: null,
            price: {
              ...amountsOf(PRICE_AMOUNTS, name => DESCRIBED_AMOUNTS[name].example),
              stockAvailable: 40,
            },
          },
        ],
      },
    ],
  });
export type FamilyChoice = z.infer<typeof FamilyChoice>;

/** What a product in a list says of the family that it stands for. */
export const StandsFor = z
  .object({
    familyName: z.string(),
    variants: z.int().register(openApiMeta, { description: 'How many are sold in the country' }),
    pricesDiffer: z.boolean(),
    choices: z
      .array(z.array(z.string()))
      .register(openApiMeta, { description: 'The values of each option, of those sold in the country' }),
    swatches: z
      .array(z.string())
      .optional()
      .register(openApiMeta, { description: 'The colours of those values that have one' }),
  })
  .register(openApiMeta, {
    id: 'StandsFor',
    examples: [
      {
        familyName: 'Linen Apron',
        variants: 2,
        pricesDiffer: false,
        choices: [['Sand', 'Olive']],
        swatches: ['#d8c7a3', '#6b6f3a'],
      },
    ],
  });
