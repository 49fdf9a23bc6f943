import * as z from 'zod';
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

export const ProductPrice = z.object({
  ProductCode: z.string(),
  CountryID: z.number(),
  NetPrice: z.number(),
  RetailPrice: z.number(),
  PV: z.number(),
  PQ: z.number(),
  DisplayAtWebsite: z.boolean(),
  StockAvailable: z.number(),
  CreatedAt: z.iso.datetime(),
});
export type ProductPrice = z.infer<typeof ProductPrice>;

export const CreateProductPrice = z.object({
  ...key,
  ...fields,
  PV: fields.PV.default(0),
  PQ: fields.PQ.default(0),
  DisplayAtWebsite: fields.DisplayAtWebsite.default(true),
});
export type CreateProductPrice = z.infer<typeof CreateProductPrice>;

/** The product and the country may be sent along, but a price stays with them. */
export const UpdateProductPrice = z.object({ ...key, ...fields }).partial();
export type UpdateProductPrice = z.infer<typeof UpdateProductPrice>;

export const PriceKey = z.object({ productCode: PathId, countryId: PathId });
export type PriceKey = z.infer<typeof PriceKey>;

export const ProductPriceFilter = listFilter([
  'ProductCode',
  'CountryID',
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
});
export type ProductPriceFilter = z.infer<typeof ProductPriceFilter>;
