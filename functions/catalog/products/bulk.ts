import { type SQL, sql } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products as table } from '../../../db/schema/products.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { type BulkResource, type BulkWork, deleteSelected, isKeyIn, setFlag } from '../../bulk/work.ts';
import { ProductFilter } from './contract.ts';
import { isChosen } from './product-filters.ts';

export const BulkProducts = bulkOf('BulkProducts', { filter: ProductFilter, key: rowId });

const keys = [table.productCode];
/** Even with more countries, a step stays far below the limits of the database. */
const PRICES_OF_A_PRODUCT = 10;
const display = {
  table: productPrices,
  keys: [productPrices.productCode],
  column: productPrices.displayAtWebsite,
};

const hasPrice = (condition: SQL = sql`1`) => sql`EXISTS (SELECT 1 FROM ${productPrices}
  WHERE ${productPrices.productCode} = ${table.productCode} AND ${condition})`;

/** A product has no status: it is displayed where its prices are. */
function showing(on: boolean): BulkWork {
  const { changes, write } = setFlag(display, on);
  return { changes: hasPrice(changes), write };
}

export const productsInBulk: BulkResource<ProductFilter, number> = {
  table,
  keys,
  name: sql`${table.productName}`,
  matching: filter => isChosen({ filter, audience: { everything: true } }),
  isOneOf: isKeyIn(table.productCode),
  rowsBehind: PRICES_OF_A_PRODUCT,
  actions: {
    activate: {
      ...showing(true),
      keeps: sql`NOT ${hasPrice()}`,
      reason: 'They don’t have a price in any country yet',
    },
    deactivate: showing(false),
    delete: deleteSelected({ table, keys, isUsed: hasPrice(), reason: 'They still have prices' }),
  },
};
