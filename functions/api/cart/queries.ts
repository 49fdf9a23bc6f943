import { and, eq, inArray } from 'drizzle-orm';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { CartLine } from '../../contracts/cart.ts';
import { RuleBroken } from '../../errors.ts';
import { itsPicture, itsPriceIn, itsSubcategory } from '../products/rows.ts';

export type CountryRow = typeof countries.$inferSelect;
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** The country, where the shop sells there: a statement for a batch, as the next one. */
export function selectCountry(database: Database, countryCode: string) {
  return database
    .select()
    .from(countries)
    .where(and(eq(countries.countryCode, countryCode), eq(countries.displayStatus, true)));
}

/** What the shop displays of these products, with their price and stock in the country. Columns of a price may be null. */
export function selectOffers(database: Database, countryCode: string, lines: CartLine[]) {
  const codes = among(lines.map(({ productCode }) => productCode));
  return database
    .select({
      productCode: products.productCode,
      productName: products.productName,
      files: pictures.files,
      categoryId: subcategories.categoryId,
      netPrice: productPrices.netPrice,
      retailPrice: productPrices.retailPrice,
      pv: productPrices.pv,
      pq: productPrices.pq,
      stockAvailable: productPrices.stockAvailable,
    })
    .from(products)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(countryCode))
    .where(
      and(
        inArray(products.productCode, codes),
        eq(subcategories.displayStatus, true),
        eq(categories.displayStatus, true),
      ),
    );
}

export function assertSellsTo(country: CountryRow | undefined, countryCode: string): CountryRow {
  if (country) return country;
  throw new RuleBroken([{ path: 'country', message: `This shop does not sell in ${countryCode}` }]);
}
