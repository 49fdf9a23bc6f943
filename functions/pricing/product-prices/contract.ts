import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { amount, emptyAsNull, flag, PathId } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { payable } from '../../records/payable.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { filterBy, filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { PRICE } from './record.ts';

/** Forms send an emptied number field as null or empty text: it means zero. */
const points = (label: string) =>
  emptyAsNull(amount(label)).transform(given => given ?? 0) as z.ZodType<number, number | string | null>;

const rules = rulesOf(PRICE, { PV: points('PV'), PQ: points('PQ') });

export const ProductPrice = z
  .object({
    ...responseSchema(PRICE),
    ProductCode: z.string(),
    ProductName: z
      .string()
      .optional()
      .register(openApiMeta, { description: 'Only in lists requested with names' }),
  })
  .register(openApiMeta, { id: 'ProductPrice', examples: [{ ...exampleRowOf(PRICE), ProductCode: '7' }] });
export type ProductPrice = z.infer<typeof ProductPrice>;

export const CreateProductPrice = z.object(withDefaults(PRICE, rules)).register(openApiMeta, {
  id: 'CreateProductPrice',
  examples: [exampleRowOf(PRICE, requestFieldsOf)],
});
/** For callers that know the country's currency. */
export const createPriceIn = (currencyOf: (countryId: number) => string) =>
  CreateProductPrice.superRefine(payable(PRICE, ({ CountryID }) => currencyOf(CountryID)));
export type CreateProductPrice = z.infer<typeof CreateProductPrice>;

/** Product and country may be sent, but can't be changed. */
export const UpdateProductPrice = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateProductPrice', examples: [{ NetPrice: 59.9, StockAvailable: 25 }] });
export type UpdateProductPrice = z.infer<typeof UpdateProductPrice>;

export const PriceKey = z.object({ productCode: PathId, countryId: PathId });
export type PriceKey = z.infer<typeof PriceKey>;

const PRICE_SORTS = sortsOf(PRICE, ['ProductCode', 'CountryID', 'Country']);

export const ProductPriceFilter = listFilter(PRICE_SORTS).extend({
  after: z
    .string()
    .regex(/^\d{1,15}\/\d{1,15}$/, 'After must be the product and the country of a price, like 7/2')
    .optional()
    .register(openApiMeta, {
      description:
        'Cursor from the Link header: continue after this price, in key order. Don’t combine with `page`',
      pattern: '^\\d{1,15}/\\d{1,15}$',
      examples: ['7/2'],
    }),
  product: filterBy(PRICE.fields.productCode),
  country: filterBy(PRICE.fields.countryId),
  ...filtersOf(PRICE),
  inStock: flag('In stock').optional(),
  names: flag('Names')
    .optional()
    .register(openApiMeta, { description: 'Whether to include the product name with each price' }),
});
export type ProductPriceFilter = z.infer<typeof ProductPriceFilter>;
