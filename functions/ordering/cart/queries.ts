import { and, eq, inArray, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { RowsOf } from '../../../db/sql/statement.ts';
import { itsPicture, itsPriceIn, itsSubcategory } from '../../catalog/products/rows.ts';
import { amountsOf, CART_AMOUNTS } from '../../contracts/price-amounts.ts';
import { ValidationError } from '../../errors.ts';
import type { CartLine } from './contract.ts';

export type CountryRow = typeof countries.$inferSelect;
export type OfferRow = RowsOf<ReturnType<typeof selectOffers>>[number];

/** Statement for a batch, like the next one: the country, if the shop sells there. */
export const selectCountry = prepareWith(['code'], ({ code }) =>
  build
    .select()
    .from(countries)
    .where(and(eq(countries.countryCode, code), eq(countries.displayStatus, true))),
);

/** The displayed products among these, with price and stock in the country. Price columns may be null. */
export const selectOffers = (countryCode: string, lines: CartLine[]) =>
  offersOf({ countryCode, codes: JSON.stringify(lines.map(({ productCode }) => productCode)) });

const offersOf = prepareWith(['countryCode', 'codes'], ({ countryCode, codes }) =>
  build
    .select({
      productCode: products.productCode,
      productName: products.productName,
      options: products.options,
      files: pictures.files,
      categoryId: subcategories.categoryId,
      ...amountsOf(CART_AMOUNTS, name => productPrices[name === 'unitPrice' ? 'netPrice' : name]),
      stockAvailable: productPrices.stockAvailable,
    })
    .from(products)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(countryCode))
    .where(
      and(
        inArray(products.productCode, sql`(SELECT value FROM json_each(${codes}))`),
        eq(subcategories.displayStatus, true),
        eq(categories.displayStatus, true),
      ),
    ),
);

export function assertSellsTo(country: CountryRow | undefined, countryCode: string): CountryRow {
  if (country) return country;
  throw new ValidationError([{ path: 'country', message: `This shop doesn’t sell in ${countryCode}` }]);
}
