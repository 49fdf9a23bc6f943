import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { settings } from '../../../db/schema/settings.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { deliveryTimeIn } from '../../contracts/delivery-time-in.ts';
import { amountsOf, PRICE_AMOUNTS } from '../../contracts/price-amounts.ts';
import { coloursOf, type Swatches } from '../../contracts/swatches.ts';
import { codecOf } from '../../records/codec.ts';
import { categorySlugOf } from '../categories/slug.ts';
import { productPictureOf } from '../pictures/product-picture.ts';
import type { PriceThere, Product } from './contract.ts';
import { toChoice } from './family-choice.ts';
import { PRODUCT } from './record.ts';
import { productsSharingReviews } from './shared-reviews.ts';

const { columns, sortColumns, toRow, toJson } = codecOf(PRODUCT, products);

export { sortColumns as PRODUCT_SORT_COLUMNS, toRow as toProductRow };

export const PRODUCT_COLUMNS = {
  ...columns,
  files: pictures.files,
  categoryId: subcategories.categoryId,
  rating: products.rating,
  reviewCount: products.reviewCount,
  version: products.version,
};

/** The subcategory and category of a product. */
export const PLACE_COLUMNS = {
  categoryName: categories.categoryName,
  subcategoryName: subcategories.subcategoryName,
  starCounts: sql<string>`(SELECT json_group_object(stars, given) FROM (
    SELECT stars, sum(reviews) AS given FROM review_counts
    WHERE product_code IN (${productsSharingReviews(sql`${products.productCode}`)}) GROUP BY stars
  ))`.as('starCounts'),
};

/** Null when the product has no price in the country. */
export const PRICE_COLUMNS = {
  countryCode: countries.countryCode,
  denomination: countries.denomination,
  ...amountsOf(PRICE_AMOUNTS, name => productPrices[name]),
  stockAvailable: productPrices.stockAvailable,
};

/** How long delivery to the country takes. */
export const DELIVERY_COLUMNS = {
  deliveryDaysFrom: countries.deliveryDaysFrom,
  deliveryDaysTo: countries.deliveryDaysTo,
  orderBy: countries.orderBy,
  timeZone: sql<string>`(SELECT ${settings.timeZone} FROM ${settings})`.as('timeZone'),
};

export const itsSubcategory = eq(subcategories.subcategoryId, products.subcategoryId);
export const itsPicture = eq(pictures.pictureId, products.pictureId);
export const itsCountry = eq(countries.countryId, productPrices.countryId);

/** The displayed price of a product in a country. */
export const itsPriceIn = (countryCode: string | Placeholder) =>
  and(
    eq(productPrices.productCode, products.productCode),
    eq(productPrices.countryId, countryIdOf(countryCode)),
    eq(productPrices.displayAtWebsite, true),
  );

/** Null where the shop does not sell. */
export const countryIdOf = (countryCode: string | Placeholder): SQL<number> =>
  sql`(SELECT ${countries.countryId} FROM ${countries}
    WHERE ${countries.countryCode} = ${countryCode} AND ${countries.displayStatus} = 1)`;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

export type ProductRow = Pick<
  typeof products.$inferSelect,
  keyof typeof columns | 'rating' | 'reviewCount' | 'version'
> &
  Pick<Product, 'categoryId' | 'categoryName' | 'subcategoryName'> & {
    files: (typeof pictures.$inferSelect)['files'] | null;
    starCounts?: string;
    family?: string | null;
    codes?: string;
  } & Partial<Nullable<EntryRow>> &
  Partial<Nullable<PriceThere>> &
  Partial<Nullable<DeliveryRow>>;

type EntryRow = Omit<NonNullable<Product['standsFor']>, 'swatches'> & { swatches: Swatches; leader: number };

type DeliveryRow = { deliveryDaysFrom: number; deliveryDaysTo: number; orderBy: number; timeZone: string };

/** `price` is present only when a country was given; null if it isn't sold there. */
export function toProduct(row: ProductRow, pictureBase: string): Product {
  const { productCode, productName, productDescription, ...itsOthers } = toJson(row);
  const { productPictureAlt, productOverviewDoc, createdAt, ...others } = itsOthers;
  return {
    productCode,
    productName,
    productDescription,
    ...productPictureOf(row.files, pictureBase),
    productPictureAlt,
    productOverviewDoc,
    createdAt,
    categoryId: row.categoryId,
    ...others,
    rating: row.reviewCount > 0 ? fromHundredths(row.rating) : null,
    reviewCount: row.reviewCount,
    ...(row.family && { family: toChoice(row.family, pictureBase) }),
    ...(row.leader === row.productCode && (row.variants ?? 0) > 1 && { standsFor: entryIn(row) }),
    ...(row.codes && groupOf(row.familyName ?? '', row.codes)),
    ...(row.starCounts && { starCounts: fromOneToFive(row.starCounts) }),
    ...(row.categoryName !== undefined && placeOf({ ...row, categoryName: row.categoryName })),
    ...('netPrice' in row && { price: priceIn(row) }),
    ...(row.timeZone && { delivery: deliveryTimeIn({ ...row, timeZone: row.timeZone }) }),
  };
}

function entryIn({ familyName, variants, pricesDiffer, choices, swatches }: Partial<Nullable<EntryRow>>) {
  const colours = coloursOf(choices ?? [], swatches ?? {});
  return {
    familyName: familyName ?? '',
    variants: variants ?? 0,
    pricesDiffer: pricesDiffer ?? false,
    choices: choices ?? [],
    ...(colours.length > 0 && { swatches: colours }),
  };
}

/** A single variant is listed as itself. */
function groupOf(familyName: string, json: string) {
  const codes = JSON.parse(json) as number[];
  return codes.length > 1 && { groupOf: { familyName, codes } };
}

type Place = Pick<ProductRow, 'categoryId' | 'subcategoryName'> & { categoryName: string };

const placeOf = ({ categoryId, categoryName, subcategoryName }: Place) => ({
  categoryName,
  categorySlug: categorySlugOf({ categoryId, categoryName }),
  subcategoryName,
});

function fromOneToFive(json: string): number[] {
  const counts = JSON.parse(json) as Record<string, number>;
  return [1, 2, 3, 4, 5].map(stars => counts[stars] ?? 0);
}

function priceIn(row: Partial<Nullable<PriceThere>>): PriceThere | null {
  const { countryCode, denomination, netPrice, stockAvailable } = row;
  if (!countryCode || netPrice === null || netPrice === undefined) return null;
  return {
    countryCode,
    denomination: denomination ?? '',
    ...amountsOf(PRICE_AMOUNTS, name => fromHundredths(row[name] ?? 0)),
    stockAvailable: stockAvailable ?? 0,
  };
}
