import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { families } from '../../../db/schema/families.ts';
import { leadingVariants } from '../../../db/schema/leading-variants.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from './contract.ts';
import { ENTRY_COLUMNS, itsEntryIn, itsFamily, leadsChosenIn, SHOWN } from './grouped.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
  toProduct,
} from './rows.ts';

const COLUMNS = { ...PRODUCT_COLUMNS, ...PRICE_COLUMNS, ...ENTRY_COLUMNS };

type Chosen = {
  /** `code, place`, for entries also `family, subcategory`; here named `chosen`. */
  codes: SQL;
  country: string | Placeholder;
  order: SQL;
};

/** Chosen products with their prices in a country, and with what they stand for there. */
export const selectChosen = <More extends Record<string, SQL.Aliased>>(
  { codes, country, order }: Chosen,
  more: More = {} as More,
) =>
  build
    .select({ ...COLUMNS, ...more })
    .from(sql`(${codes}) AS chosen`)
    .innerJoin(products, eq(products.productCode, sql`chosen.code`))
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(country))
    .leftJoin(countries, itsCountry)
    .leftJoin(families, itsFamily)
    .leftJoin(leadingVariants, itsEntryIn(country))
    .orderBy(order);

/** Entries of a list that were chosen by their first variants, each with the variant that leads in a country. */
export const selectEntries = <More extends Record<string, SQL.Aliased>>(
  { codes, country, order }: Chosen,
  more: More = {} as More,
) =>
  build
    .select({ ...COLUMNS, ...more })
    .from(sql`(${codes}) AS chosen`)
    .leftJoin(leadingVariants, leadsChosenIn(country))
    .innerJoin(products, eq(products.productCode, SHOWN))
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(country))
    .leftJoin(countries, itsCountry)
    .leftJoin(families, itsFamily)
    .orderBy(order);

type Where = { pictureBase: string; country: string | undefined };

/** With a price only where a country is given. */
export function toChosen(row: ProductRow, { pictureBase, country }: Where): Product {
  const { price, ...product } = toProduct(row, pictureBase);
  return country ? { ...product, price } : product;
}
