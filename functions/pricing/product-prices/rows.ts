import { eq } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { codecOf } from '../../records/codec.ts';
import type { ProductPrice } from './contract.ts';
import { PRICE } from './record.ts';

export type PriceRow = typeof productPrices.$inferSelect;

export const itsProduct = eq(products.productCode, productPrices.productCode);

const { toJson, toRow, sortColumns } = codecOf(PRICE, productPrices);

/** With the product name, if requested. */
export const toProductPrice = (row: PriceRow & { productName?: string | null }): ProductPrice => ({
  ...toJson(row),
  ProductCode: String(row.productCode),
  ...(row.productName && { ProductName: row.productName }),
});

export { sortColumns as PRICE_SORT_COLUMNS, toRow as toPriceRow };
