import * as z from 'zod';
import { countryCode } from './countries.ts';
import { described } from './described.ts';
import { flag, line, optionalProse, prose, whole } from './fields.ts';
import { listFilter } from './paging.ts';
import { altText } from './pictures.ts';

const fields = {
  productName: line('Product name', { max: 200 }),
  productDescription: prose('Product description'),
  productOverviewDoc: optionalProse('Overview document', { max: 2000 }),
  subcategoryId: whole('Subcategory', { min: 1 }),
  productPictureAlt: altText,
  productPicture: z
    .string({ error: 'Picture must be an address or a data URL' })
    .nullable()
    .register(described, {
      title: 'Picture',
      description: 'A data URL, an address that the shop serves, or null for none',
    }),
};

/** What a product costs where it is shown, and how much of it is left there. */
export const PriceThere = z
  .object({
    countryCode: z.string(),
    denomination: z.string(),
    netPrice: z.number(),
    retailPrice: z.number(),
    pv: z.number(),
    pq: z.number(),
    stockAvailable: z.int(),
  })
  .register(described, {
    id: 'PriceThere',
    examples: [
      {
        countryCode: 'DE',
        denomination: 'EUR',
        netPrice: 64.5,
        retailPrice: 79.9,
        pv: 12,
        pq: 6,
        stockAvailable: 40,
      },
    ],
  });
export type PriceThere = z.infer<typeof PriceThere>;

const WITH_PLACE = 'Only where one product was asked for, in a country';

const EXAMPLE = {
  productName: 'Gooseneck Kettle',
  productDescription: 'Brushed steel, one litre, with a thin spout that pours as slowly as you like.',
  productOverviewDoc: null,
  subcategoryId: 3,
};

export const Product = z
  .object({
    productCode: z.int(),
    productName: z.string(),
    productDescription: z.string(),
    productPicture: z.string().nullable().register(described, { description: 'The address of its picture' }),
    productPictureSrcset: z
      .string()
      .nullable()
      .register(described, { description: 'The sizes of the picture, as an <img> takes them' }),
    productPictureWidth: z.int().nullable(),
    productPictureHeight: z.int().nullable(),
    productPictureAlt: z
      .string()
      .register(described, { description: 'What it shows; where empty, its name' }),
    productOverviewDoc: z.string().nullable(),
    createdAt: z.iso.datetime(),
    categoryId: z.int(),
    subcategoryId: z.int(),
    rating: z.number().nullable().register(described, {
      description: 'The average of its approved reviews, in stars; null where it has none',
    }),
    reviewCount: z.int().register(described, { description: 'How many approved reviews it has' }),
    starCounts: z
      .array(z.int())
      .optional()
      .register(described, { description: `How many of them give one star, two, up to five. ${WITH_PLACE}` }),
    categoryName: z.string().optional().register(described, { description: WITH_PLACE }),
    subcategoryName: z.string().optional().register(described, { description: WITH_PLACE }),
    price: PriceThere.nullable().optional().register(described, {
      description: 'Only where a country was asked for; null where it is not sold there',
    }),
  })
  .register(described, {
    id: 'Product',
    examples: [
      {
        productCode: 7,
        ...EXAMPLE,
        productPicture: '/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp',
        productPictureSrcset: null,
        productPictureWidth: 1600,
        productPictureHeight: 2000,
        productPictureAlt: '',
        createdAt: '2026-09-01T08:00:00.000Z',
        categoryId: 1,
        rating: 4.5,
        reviewCount: 12,
      },
    ],
  });
export type Product = z.infer<typeof Product>;

export const CreateProduct = z
  .object({
    ...fields,
    productDescription: fields.productDescription.default(''),
    productOverviewDoc: fields.productOverviewDoc.default(null),
    productPicture: fields.productPicture.optional(),
    productPictureAlt: fields.productPictureAlt.default(''),
  })
  .register(described, { id: 'CreateProduct', examples: [EXAMPLE] });
export type CreateProduct = z.infer<typeof CreateProduct>;

export const UpdateProduct = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateProduct', examples: [{ productName: 'Gooseneck Kettle 1 l' }] });
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const chosen = (message: string) => z.string({ error: message }).min(1, message);

/** What a person fills in who makes or changes a product. */
export const ProductForm = CreateProduct.extend({
  categoryId: chosen('Please select a category.'),
  subcategoryId: chosen('Please select a subcategory.'),
});
export type ProductForm = z.infer<typeof ProductForm>;

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
  sold: flag('Sold').optional().register(described, {
    description: 'Whether it is sold in the country, or anywhere where none is named',
  }),
  inStock: flag('In stock').optional(),
  picture: flag('Picture').optional().register(described, { description: 'Whether it has a picture' }),
  missing: countryCode.optional().register(described, {
    description: 'The code of a country: the products that have no price there, shown or not',
  }),
  beside: whole('Beside').optional().register(described, {
    description: 'The code of a product: the others of its subcategory, or of its category where it is alone',
  }),
});
export type ProductFilter = z.infer<typeof ProductFilter>;
