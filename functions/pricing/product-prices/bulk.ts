import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices as table } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { bulkOf } from '../../bulk/contract.ts';
import { type BulkResource, deleteSelected, setFlag } from '../../bulk/work.ts';
import { itsCountry } from '../../catalog/products/rows.ts';
import { openApiMeta } from '../../contracts/described.ts';
import { ProductPriceFilter } from './contract.ts';
import { itsProduct } from './rows.ts';
import { pricesMatching } from './searched.ts';

const priceKey = z
  .string({ error: 'Key must be text' })
  .regex(/^\d{1,15}\/\d{1,15}$/, 'Key must be the product and the country, like 7/2')
  .transform(text => text.split('/').map(Number))
  .register(openApiMeta, { pattern: '^\\d{1,15}/\\d{1,15}$', examples: ['7/2'] });

export const BulkProductPrices = bulkOf('BulkProductPrices', { filter: ProductPriceFilter, key: priceKey });

const keys = [table.productCode, table.countryId];
const shown = { table, keys, column: table.displayAtWebsite };

const named = ([productCode, countryId]: number[]) => ({ productCode, countryId });

export const productPricesInBulk: BulkResource<ProductPriceFilter, number[]> = {
  table,
  keys,
  name: sql`${products.productName} || ', ' || ${countries.countryName}`,
  joined: sql`JOIN ${products} ON ${itsProduct} JOIN ${countries} ON ${itsCountry}`,
  matching: pricesMatching,
  isOneOf: given => sql`(${table.productCode}, ${table.countryId}) IN (
    SELECT value ->> 'productCode', value ->> 'countryId' FROM json_each(${JSON.stringify(given.map(named))}))`,
  actions: {
    activate: setFlag(shown, true),
    deactivate: setFlag(shown, false),
    delete: deleteSelected({ table, keys }),
  },
};
