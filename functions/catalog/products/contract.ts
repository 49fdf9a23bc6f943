import * as z from 'zod';
import { barcode } from '../../contracts/barcode.ts';
import { chosenOptions } from '../../contracts/chosen-options.ts';
import { DeliveryTime } from '../../contracts/delivery-time.ts';
import { openApiMeta } from '../../contracts/described.ts';
import { FamilyChoice, StandsFor } from '../../contracts/family-choice.ts';
import { countryCode, flag, optionalLine, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import {
  A_PICTURE_URL,
  chosenPictureField,
  pictureSrcset,
  pictureUrl,
} from '../../contracts/picture-fields.ts';
import { amountsOf, DESCRIBED_AMOUNTS, PRICE_AMOUNTS } from '../../contracts/price-amounts.ts';
import { MOST_SAVED } from '../../contracts/saved-limit.ts';
import { exampleRowOf, inOrder, keyFieldsOf, requestFieldsOf } from '../../records/record.ts';
import { filterBy, filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { categorySlug } from '../categories/contract.ts';
import { SUBCATEGORY } from '../subcategories/record.ts';
import { PRODUCT, PRODUCT_ALONE } from './record.ts';

const rules = {
  ...rulesOf(PRODUCT_ALONE, {
    sku: optionalLine(PRODUCT.fields.sku.label, { max: PRODUCT.fields.sku.max }),
    barcode: barcode(PRODUCT.fields.barcode.label),
  }),
  productPicture: chosenPictureField,
};

/** A product's price and stock in one country. */
export const PriceThere = z
  .object({
    countryCode: z.string(),
    denomination: z.string(),
    ...amountsOf(PRICE_AMOUNTS, () => z.number()),
    stockAvailable: z.int(),
  })
  .register(openApiMeta, {
    id: 'PriceThere',
    examples: [
      {
        countryCode: 'DE',
        denomination: 'EUR',
        ...amountsOf(PRICE_AMOUNTS, name => DESCRIBED_AMOUNTS[name].example),
        stockAvailable: 40,
      },
    ],
  });
export type PriceThere = z.infer<typeof PriceThere>;

const WITH_PLACE = 'Only when reading a single product for a country';

const SHOWN_FIRST = [
  'productCode',
  'productName',
  'productDescription',
  'productPicture',
  'productPictureSrcset',
  'productPictureWidth',
  'productPictureHeight',
  'productPictureAlt',
  'productOverviewDoc',
  'createdAt',
  'categoryId',
  'subcategoryId',
];

export const Product = z
  .object({
    ...inOrder(
      {
        ...responseSchema(PRODUCT),
        productPicture: pictureUrl,
        productPictureSrcset: pictureSrcset,
        productPictureWidth: z.int().nullable(),
        productPictureHeight: z.int().nullable(),
        productPictureAlt: z
          .string()
          .register(openApiMeta, { description: 'Alternative text; if empty, the product name' }),
        categoryId: z.int(),
      },
      SHOWN_FIRST,
    ),
    rating: z.number().nullable().register(openApiMeta, {
      description: 'Average stars of its approved reviews and those of its family; null if there are none',
    }),
    reviewCount: z.int().register(openApiMeta, {
      description: 'Number of approved reviews of it and its family',
    }),
    starCounts: z
      .array(z.int())
      .optional()
      .register(openApiMeta, { description: `Number of reviews for one to five stars. ${WITH_PLACE}` }),
    family: FamilyChoice.optional().register(openApiMeta, {
      description: `The family that it is a variant of, with all variants. ${WITH_PLACE}`,
    }),
    standsFor: StandsFor.optional().register(openApiMeta, {
      description:
        'The family that a list shows once by this product, if the country has several of its variants',
    }),
    groupOf: z
      .object({ familyName: z.string(), codes: z.array(z.int()) })
      .optional()
      .register(openApiMeta, {
        description:
          'The family that a list for staff shows once by this product, with the codes of its variants that match; only if grouped without a country, and if there are several',
      }),
    categoryName: z.string().optional().register(openApiMeta, { description: WITH_PLACE }),
    categorySlug: categorySlug.optional(),
    subcategoryName: z.string().optional().register(openApiMeta, { description: WITH_PLACE }),
    price: PriceThere.nullable().optional().register(openApiMeta, {
      description: 'Only if a country is given; null if the product isn’t sold there',
    }),
    delivery: DeliveryTime.nullable()
      .optional()
      .register(openApiMeta, {
        description: `How long delivery there takes; null if the shop doesn’t say. ${WITH_PLACE}`,
      }),
  })
  .register(openApiMeta, {
    id: 'Product',
    examples: [
      {
        ...exampleRowOf(PRODUCT, one => [...keyFieldsOf(one), ...requestFieldsOf(one)]),
        productPicture: A_PICTURE_URL,
        productPictureSrcset: null,
        productPictureWidth: 1600,
        productPictureHeight: 2000,
        productPictureAlt: '',
        createdAt: PRODUCT.fields.createdAt.example,
        categoryId: 1,
        rating: 4.5,
        reviewCount: 12,
      },
    ],
  });
export type Product = z.infer<typeof Product>;

export const CreateProduct = z
  .object(withDefaults(PRODUCT_ALONE, { ...rules, productPicture: rules.productPicture.optional() }))
  .register(openApiMeta, { id: 'CreateProduct', examples: [exampleRowOf(PRODUCT_ALONE, requestFieldsOf)] });
export type CreateProduct = z.infer<typeof CreateProduct>;

export const UpdateProduct = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateProduct', examples: [{ productName: 'Gooseneck Kettle 1 l' }] });
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const chosen = (message: string) => z.string({ error: message }).min(1, message);

/** The fields of the back office's form. */
export const ProductForm = CreateProduct.extend({
  categoryId: chosen('Please select a category.'),
  subcategoryId: chosen('Please select a subcategory.'),
});
export type ProductForm = z.infer<typeof ProductForm>;

const inCountry = { country: countryCode.optional() };

export const ProductView = z.object(inCountry);

/** As many as a browser or an account saves. */
export const ProductsByCode = z.object({
  ...inCountry,
  codes: z
    .string({ error: 'Codes are required' })
    .regex(
      new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${MOST_SAVED - 1}}$`),
      `Codes are at most ${MOST_SAVED} product codes with commas between them`,
    )
    .register(openApiMeta, { examples: ['7,3'] }),
});

export const Bestsellers = z.object({ country: countryCode });

export const PRODUCT_SORTS = sortsOf(PRODUCT, [
  'productCode',
  'productName',
  'createdAt',
  'changedAt',
  'price',
  'popularity',
  'rating',
  'name',
  'date',
]);

export const ProductFilter = listFilter(PRODUCT_SORTS).extend({
  ...inCountry,
  ...filtersOf(PRODUCT),
  category: filterBy(SUBCATEGORY.fields.categoryId),
  subcategory: filterBy(PRODUCT.fields.subcategoryId),
  family: whole('Family', { min: 1 }).optional(),
  sold: flag('Sold').optional().register(openApiMeta, {
    description: 'Whether it is available in the country, or in any country if none is given',
  }),
  inStock: flag('In stock').optional(),
  sale: flag('Sale').optional().register(openApiMeta, {
    description:
      'Whether its net price is below its retail price in the country, or in any country if none is given; with `grouped`, of the variant that is listed',
  }),
  picture: flag('Picture').optional().register(openApiMeta, { description: 'Whether it has a picture' }),
  missing: countryCode.optional().register(openApiMeta, {
    description: 'Country code: only products without a price there, displayed or not',
  }),
  grouped: flag('Grouped').optional().register(openApiMeta, {
    description:
      'Whether each family is listed once: by its variant that is in stock in the country and costs the least; for staff without a country, by its first one',
  }),
  option: chosenOptions.optional(),
  soldOutLast: flag('Sold out last').optional().register(openApiMeta, {
    description:
      'Whether what is in stock in the country comes first; not with a sort, a search or filters other than category, stock and, with `grouped`, sale and option',
  }),
  beside: whole('Beside').optional().register(openApiMeta, {
    description: 'Product code: the other products of its subcategory, or of its category if there are none',
  }),
});
/** The same part of the shop as in a list. */
export const OptionsOfList = z.object({
  country: countryCode,
  category: ProductFilter.shape.category,
  subcategory: ProductFilter.shape.subcategory,
});
export type OptionsOfList = z.infer<typeof OptionsOfList>;

export type ProductFilter = z.infer<typeof ProductFilter>;

export const DeleteProduct = z.object({
  with: z
    .enum(['prices'], { error: 'With can only be prices' })
    .optional()
    .register(openApiMeta, {
      description:
        '`prices` deletes its prices too, and restores them with it; otherwise a product with prices can’t be deleted',
      examples: ['prices'],
    }),
});
export type DeleteProduct = z.infer<typeof DeleteProduct>;
