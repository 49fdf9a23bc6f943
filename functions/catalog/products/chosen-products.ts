import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
} from './rows.ts';

/** Products by the codes of a query, `code, place`, with their prices in a country: in this order, named `chosen`. */
export const selectChosen = (codes: SQL, country: Placeholder, order: SQL) =>
  build
    .select({ ...PRODUCT_COLUMNS, ...PRICE_COLUMNS })
    .from(sql`(${codes}) AS chosen`)
    .innerJoin(products, eq(products.productCode, sql`chosen.code`))
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(country))
    .leftJoin(countries, itsCountry)
    .orderBy(order);
