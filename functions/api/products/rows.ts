import { and, eq, type SQL, sql } from 'drizzle-orm';
import { fromHundredths } from '../../../db/hundredths.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { PriceThere, Product } from '../../contracts/products.ts';
import { addressesOf } from '../pictures/addresses.ts';

export const PRODUCT_COLUMNS = {
  productCode: products.productCode,
  productName: products.productName,
  productDescription: products.productDescription,
  files: pictures.files,
  productPictureAlt: products.pictureAlt,
  productOverviewDoc: products.productOverviewDoc,
  createdAt: products.createdAt,
  categoryId: subcategories.categoryId,
  subcategoryId: products.subcategoryId,
  rating: products.rating,
  reviewCount: products.reviewCount,
  version: products.version,
};

/** What stands above the shelf that a product is on. */
export const PLACE_COLUMNS = {
  categoryName: categories.categoryName,
  subcategoryName: subcategories.subcategoryName,
  starCounts: sql<string>`(SELECT json_group_object(stars, reviews) FROM review_counts
    WHERE review_counts.product_code = ${products.productCode})`.as('starCounts'),
};

/** The columns of another table are null where a product has no price in the country. */
export const PRICE_COLUMNS = {
  countryCode: countries.countryCode,
  denomination: countries.denomination,
  netPrice: productPrices.netPrice,
  retailPrice: productPrices.retailPrice,
  pv: productPrices.pv,
  pq: productPrices.pq,
  stockAvailable: productPrices.stockAvailable,
};

export const itsSubcategory = eq(subcategories.subcategoryId, products.subcategoryId);
export const itsPicture = eq(pictures.pictureId, products.pictureId);
export const itsCountry = eq(countries.countryId, productPrices.countryId);

/** The displayed price of a product in a country. */
export const itsPriceIn = (countryCode: string) =>
  and(
    eq(productPrices.productCode, products.productCode),
    eq(productPrices.countryId, countryIdOf(countryCode)),
    eq(productPrices.displayAtWebsite, true),
  );

/** Null where the shop does not sell. */
export const countryIdOf = (countryCode: string): SQL<number> =>
  sql`(SELECT ${countries.countryId} FROM ${countries}
    WHERE ${countries.countryCode} = ${countryCode} AND ${countries.displayStatus} = 1)`;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

export type ProductRow = Omit<
  Product,
  'price' | 'createdAt' | 'starCounts' | `productPicture${'' | 'Srcset' | 'Width' | 'Height'}`
> & {
  files: (typeof pictures.$inferSelect)['files'] | null;
  createdAt: Date;
  rating: number;
  starCounts?: string;
  version: number;
} & Partial<Nullable<PriceThere>>;

/** A row that was read for a country has a price, or null where it is not sold there. */
export function toProduct(row: ProductRow, pictureBase: string): Product {
  const picture = addressesOf(row.files ?? [], pictureBase);
  return {
    productCode: row.productCode,
    productName: row.productName,
    productDescription: row.productDescription,
    productPicture: picture?.url ?? null,
    productPictureSrcset: picture?.srcset ?? null,
    productPictureWidth: picture?.width ?? null,
    productPictureHeight: picture?.height ?? null,
    productPictureAlt: row.productPictureAlt,
    productOverviewDoc: row.productOverviewDoc,
    createdAt: row.createdAt.toISOString(),
    categoryId: row.categoryId,
    subcategoryId: row.subcategoryId,
    rating: row.reviewCount > 0 ? fromHundredths(row.rating) : null,
    reviewCount: row.reviewCount,
    ...(row.starCounts && { starCounts: fromOneToFive(row.starCounts) }),
    ...('categoryName' in row && { categoryName: row.categoryName, subcategoryName: row.subcategoryName }),
    ...('netPrice' in row && { price: priceIn(row) }),
  };
}

function fromOneToFive(json: string): number[] {
  const counts = JSON.parse(json) as Record<string, number>;
  return [1, 2, 3, 4, 5].map(stars => counts[stars] ?? 0);
}

function priceIn(row: Partial<Nullable<PriceThere>>): PriceThere | null {
  const { countryCode, denomination, netPrice, retailPrice, pv, pq, stockAvailable } = row;
  if (!countryCode || netPrice === null || netPrice === undefined) return null;
  return {
    countryCode,
    denomination: denomination ?? '',
    netPrice: fromHundredths(netPrice),
    retailPrice: fromHundredths(retailPrice ?? 0),
    pv: fromHundredths(pv ?? 0),
    pq: fromHundredths(pq ?? 0),
    stockAvailable: stockAvailable ?? 0,
  };
}
