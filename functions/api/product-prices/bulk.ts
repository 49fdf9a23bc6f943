import { sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices as table } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { ProductPriceFilter } from '../../contracts/product-prices.ts';
import { deleting, type InBulk, switching } from '../bulk/work.ts';
import { itsCountry } from '../products/rows.ts';
import { itsProduct } from './rows.ts';
import { pricesMatching } from './searched.ts';

const keys = [table.productCode, table.countryId];
const shown = { table, keys, column: table.displayAtWebsite };

export const productPricesInBulk: InBulk<ProductPriceFilter, number[]> = {
  table,
  keys,
  name: sql`${products.productName} || ', ' || ${countries.countryName}`,
  joined: sql`JOIN ${products} ON ${itsProduct} JOIN ${countries} ON ${itsCountry}`,
  matching: pricesMatching,
  isOneOf: given => sql`(${table.productCode}, ${table.countryId}) IN (
    SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(given)}))`,
  actions: {
    activate: switching(shown, true),
    deactivate: switching(shown, false),
    delete: deleting({ table, keys }),
  },
};
