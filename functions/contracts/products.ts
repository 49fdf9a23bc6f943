import * as z from 'zod';
import { countryCode } from './countries.ts';
import { flag, line, prose, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const fields = {
  productName: line('Product name', { max: 200 }),
  productDescription: prose('Product description'),
  productOverviewDoc: prose('Overview document', { max: 2000 })
    .transform(text => text || null)
    .nullable(),
  subcategoryId: whole('Subcategory', { min: 1 }),
  /** A data URL, an address that the shop serves, or null for none. */
  productPicture: z.string({ error: 'Picture must be an address or a data URL' }).nullable(),
};

/** What a product costs where it is shown, and how much of it is left there. */
export const PriceThere = z.object({
  countryCode: z.string(),
  denomination: z.string(),
  netPrice: z.number(),
  retailPrice: z.number(),
  pv: z.number(),
  pq: z.number(),
  stockAvailable: z.number(),
});
export type PriceThere = z.infer<typeof PriceThere>;

export const Product = z.object({
  productCode: z.number(),
  productName: z.string(),
  productDescription: z.string(),
  productPicture: z.string().nullable(),
  productPictureSrcset: z.string().nullable(),
  productPictureWidth: z.number().nullable(),
  productPictureHeight: z.number().nullable(),
  productOverviewDoc: z.string().nullable(),
  createdAt: z.iso.datetime(),
  categoryId: z.number(),
  subcategoryId: z.number(),
  /** Only where a country was asked for; null where it is not sold. */
  price: PriceThere.nullable().optional(),
});
export type Product = z.infer<typeof Product>;

export const CreateProduct = z.object({
  ...fields,
  productDescription: fields.productDescription.default(''),
  productOverviewDoc: fields.productOverviewDoc.default(null),
  productPicture: fields.productPicture.optional(),
});
export type CreateProduct = z.infer<typeof CreateProduct>;

export const UpdateProduct = z.object(fields).partial();
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const inCountry = { country: countryCode.optional() };

export const ProductView = z.object(inCountry);

export const PRODUCT_SORTS = [
  'productCode',
  'productName',
  'createdAt',
  'price',
  'popularity',
  'rating',
  'name',
  'date',
] as const;

export const ProductFilter = listFilter(PRODUCT_SORTS).extend({
  ...inCountry,
  category: whole('Category', { min: 1 }).optional(),
  subcategory: whole('Subcategory', { min: 1 }).optional(),
  /** Sold in the country, or anywhere where none is named. */
  sold: flag('Sold').optional(),
  inStock: flag('In stock').optional(),
});
export type ProductFilter = z.infer<typeof ProductFilter>;
