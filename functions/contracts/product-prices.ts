import * as z from 'zod';
import { described } from './described.ts';
import { amount, flag, PathId, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const MOST_PIECES = 1_000_000_000;

const key = {
  ProductCode: whole('Product', { min: 1 }),
  CountryID: whole('Country', { min: 1 }),
};

const fields = {
  NetPrice: amount('Net price'),
  RetailPrice: amount('Retail price'),
  PV: amount('PV'),
  PQ: amount('PQ'),
  DisplayAtWebsite: flag('Display at website'),
  StockAvailable: whole('Stock available', { max: MOST_PIECES }),
};

const EXAMPLE = {
  CountryID: 2,
  NetPrice: 64.5,
  RetailPrice: 79.9,
  PV: 12,
  PQ: 6,
  DisplayAtWebsite: true,
  StockAvailable: 40,
};

export const ProductPrice = z
  .object({
    ProductCode: z.string(),
    CountryID: z.int(),
    NetPrice: z.number().register(described, { description: 'What it costs there, in its currency' }),
    RetailPrice: z.number().register(described, { description: 'What it is compared with' }),
    PV: z.number().register(described, { description: 'Points by volume' }),
    PQ: z.number().register(described, { description: 'Points by quantity' }),
    DisplayAtWebsite: z.boolean(),
    StockAvailable: z.int(),
    CreatedAt: z.iso.datetime(),
    ProductName: z.string().optional().register(described, { description: 'In lists that ask for names' }),
  })
  .register(described, {
    id: 'ProductPrice',
    examples: [{ ProductCode: '7', ...EXAMPLE, CreatedAt: '2026-09-01T08:00:00.000Z' }],
  });
export type ProductPrice = z.infer<typeof ProductPrice>;

export const CreateProductPrice = z
  .object({
    ...key,
    ...fields,
    PV: fields.PV.default(0),
    PQ: fields.PQ.default(0),
    DisplayAtWebsite: fields.DisplayAtWebsite.default(true),
  })
  .register(described, { id: 'CreateProductPrice', examples: [{ ProductCode: '7', ...EXAMPLE }] });
export type CreateProductPrice = z.infer<typeof CreateProductPrice>;

/** The product and the country may be sent along, but a price stays with them. */
export const UpdateProductPrice = z
  .object({ ...key, ...fields })
  .partial()
  .register(described, { id: 'UpdateProductPrice', examples: [{ NetPrice: 59.9, StockAvailable: 25 }] });
export type UpdateProductPrice = z.infer<typeof UpdateProductPrice>;

export const PriceKey = z.object({ productCode: PathId, countryId: PathId });
export type PriceKey = z.infer<typeof PriceKey>;

export const ProductPriceFilter = listFilter([
  'ProductCode',
  'CountryID',
  'Country',
  'NetPrice',
  'RetailPrice',
  'PV',
  'PQ',
  'DisplayAtWebsite',
  'StockAvailable',
  'CreatedAt',
]).extend({
  product: whole('Product', { min: 1 }).optional(),
  country: whole('Country', { min: 1 }).optional(),
  displayAtWebsite: flag('Display at website').optional(),
  inStock: flag('In stock').optional(),
  names: flag('Names')
    .optional()
    .register(described, { description: 'Whether each price also brings the name of its product' }),
});
export type ProductPriceFilter = z.infer<typeof ProductPriceFilter>;
