import * as z from 'zod';
import { PRODUCT } from '../../catalog/products/record.ts';
import { SUBCATEGORY } from '../../catalog/subcategories/record.ts';
import { openApiMeta } from '../../contracts/described.ts';
import { flag, whole } from '../../contracts/fields.ts';
import { alias } from '../../contracts/other-names.ts';
import { pageNumber, search } from '../../contracts/paging.ts';
import { editableFieldsOf, exampleRowOf } from '../../records/record.ts';
import { filterBy, plainOf } from '../../records/rules.ts';
import { CreateProductPrice, UpdateProductPrice } from '../product-prices/contract.ts';
import { PRICE } from '../product-prices/record.ts';

export const MOST_PRODUCTS = 1000;
const MOST_CHANGES = 20_000;

const EDITED = editableFieldsOf(PRICE);
const IN_A_PRICE = ['CountryID', ...EDITED.map(({ jsonName }) => jsonName)];
const A_PRICE: Record<string, unknown> = exampleRowOf(PRICE);

/** A compact price, since a response has up to 20,000. */
export type MatrixPrice = [countryId: number, ...(number | boolean)[]];
const Items = z.tuple([z.int(), ...EDITED.map(plainOf), z.int()]);
// Zod can't type a tuple of this dynamic length.
export const MatrixPrice = (Items as z.ZodType as z.ZodType<MatrixPrice, MatrixPrice>).register(openApiMeta, {
  id: 'MatrixPrice',
  description: `${IN_A_PRICE.join(', ')} and the version of the price`,
  examples: [[2, ...EDITED.map(({ jsonName }) => A_PRICE[jsonName] as number), 3]],
});
type NamedPrice = Required<Omit<UpdateProductPrice, 'ProductCode'>> & { version: number };

export function namedPrice(price: MatrixPrice): NamedPrice {
  const named: Record<string, unknown> = { version: price.at(-1) };
  for (const [at, name] of IN_A_PRICE.entries()) named[name] = price[at];
  return named as NamedPrice;
}

const MatrixCountry = z
  .object({
    countryId: z.int(),
    countryCode: z.string(),
    countryName: z.string(),
    denomination: z.string(),
    displayStatus: z.boolean(),
  })
  .register(openApiMeta, {
    id: 'MatrixCountry',
    examples: [
      { countryId: 2, countryCode: 'DE', countryName: 'Germany', denomination: 'EUR', displayStatus: true },
    ],
  });
export type MatrixCountry = z.infer<typeof MatrixCountry>;

const MatrixProduct = z
  .object({
    productCode: z.int(),
    productName: z.string(),
    familyId: z
      .int()
      .optional()
      .register(openApiMeta, { description: 'Only if grouped, and if it has a family' }),
    prices: z.array(MatrixPrice),
  })
  .register(openApiMeta, {
    id: 'MatrixProduct',
    examples: [{ productCode: 7, productName: 'Kettle', prices: [[2, 64.5, 79.9, 12, 6, true, 40, 3]] }],
  });
export type MatrixProduct = z.infer<typeof MatrixProduct>;

const MatrixFamily = z
  .object({ familyId: z.int(), familyName: z.string(), variants: z.int() })
  .register(openApiMeta, {
    id: 'MatrixFamily',
    examples: [{ familyId: 4, familyName: 'Linen Apron', variants: 3 }],
  });
export type MatrixFamily = z.infer<typeof MatrixFamily>;

export const PriceMatrix = z
  .object({
    countries: z.array(MatrixCountry).register(openApiMeta, {
      description: 'All countries, including inactive ones; prices only for the requested ones',
    }),
    families: z.array(MatrixFamily).register(openApiMeta, {
      description: 'The families of the returned products, with the number of all their variants, if grouped',
    }),
    products: z.array(MatrixProduct),
  })
  .register(openApiMeta, {
    id: 'PriceMatrix',
    examples: [
      {
        countries: [
          {
            countryId: 2,
            countryCode: 'DE',
            countryName: 'Germany',
            denomination: 'EUR',
            displayStatus: true,
          },
        ],
        families: [],
        products: [{ productCode: 7, productName: 'Kettle', prices: [[2, 64.5, 79.9, 12, 6, true, 40, 3]] }],
      },
    ],
  });
export type PriceMatrix = z.infer<typeof PriceMatrix>;

const IDS = /^\d{1,15}(,\d{1,15}){0,249}$/;

export const PriceMatrixFilter = z.object({
  q: search.optional(),
  category: filterBy(SUBCATEGORY.fields.categoryId),
  subcategory: filterBy(PRODUCT.fields.subcategoryId),
  country: alias(
    z
      .string()
      .regex(IDS, 'Country must be IDs separated by commas')
      .transform(text => text.split(',').map(Number))
      .register(openApiMeta, {
        title: 'Country',
        description: 'IDs of the countries to return prices for, separated by commas; all by default',
        type: 'string',
        pattern: IDS.source,
        examples: ['2,5'],
      })
      .optional(),
    PRICE.fields.countryId.jsonName,
  ),
  missing: whole('Missing', { min: 1 }).optional().register(openApiMeta, {
    description: 'Only products without a price in this country',
  }),
  grouped: flag('Grouped').optional().register(openApiMeta, {
    description:
      'Whether the variants of a family follow one another: all families in the order of their IDs, then other products',
  }),
  page: pageNumber.default(1),
  pageSize: whole('Page size', { min: 1, max: MOST_PRODUCTS })
    .default(MOST_PRODUCTS)
    .register(openApiMeta, { description: 'Products per page', examples: [100] }),
});
export type PriceMatrixFilter = z.infer<typeof PriceMatrixFilter>;

const REQUIRED = EDITED.filter(field => field.default === undefined);

export const PriceChange = z
  .object({
    ...UpdateProductPrice.shape,
    ProductCode: CreateProductPrice.shape.ProductCode,
    CountryID: CreateProductPrice.shape.CountryID,
    version: whole('Version', { min: 1 }).nullable().register(openApiMeta, {
      description: 'The version that was read; null if there was no price yet',
    }),
    remove: z.literal(true, { error: 'Remove must be true' }).optional(),
  })
  .superRefine((change, context) => {
    if (change.version !== null) return;
    if (change.remove) {
      context.addIssue({ code: 'custom', path: ['remove'], message: 'There is no price to remove' });
      return;
    }
    for (const { jsonName, label } of REQUIRED) {
      if (change[jsonName as 'NetPrice'] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [jsonName], message: `${label} is required` });
    }
  })
  .register(openApiMeta, {
    id: 'PriceChange',
    examples: [{ ProductCode: 7, CountryID: 2, version: 3, NetPrice: 59.9 }],
  });
export type PriceChange = z.infer<typeof PriceChange>;

export const ChangePrices = z
  .object({
    changes: z
      .array(PriceChange, { error: 'Changes must be a list' })
      .min(1, 'Change at least one price')
      .max(MOST_CHANGES, `Change at most ${MOST_CHANGES} prices at once`)
      .superRefine((changes, context) => {
        const seen = new Set<string>();
        for (const [index, { ProductCode, CountryID }] of changes.entries()) {
          const cell = `${ProductCode}:${CountryID}`;
          if (seen.has(cell)) {
            const message = 'This price is changed twice';
            context.addIssue({ code: 'custom', path: [index, 'CountryID'], message });
          }
          seen.add(cell);
        }
      }),
  })
  .register(openApiMeta, {
    id: 'ChangePrices',
    examples: [{ changes: [{ ProductCode: 7, CountryID: 2, version: 3, NetPrice: 59.9 }] }],
  });
export type ChangePrices = z.infer<typeof ChangePrices>;

export const ChangedPrices = z
  .object({
    versions: z.array(z.int().nullable()).register(openApiMeta, {
      description: 'New version of each price, in the order of the changes; null if removed',
    }),
  })
  .register(openApiMeta, { id: 'ChangedPrices', examples: [{ versions: [4] }] });
export type ChangedPrices = z.infer<typeof ChangedPrices>;

/** Body of a 412: the current price, or null, of each cell that someone else changed. */
export type OutdatedPrice = { ProductCode: string; CountryID: number; price: MatrixPrice | null };
