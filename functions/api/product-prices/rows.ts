import { eq } from 'drizzle-orm';
import { fromHundredths, hundredths } from '../../../db/hundredths.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { ProductPrice, UpdateProductPrice } from '../../contracts/product-prices.ts';

export type PriceRow = typeof productPrices.$inferSelect;

export const itsProduct = eq(products.productCode, productPrices.productCode);

/** With the name of its product, where that was asked for. */
export const toProductPrice = (row: PriceRow & { productName?: string | null }): ProductPrice => ({
  ProductCode: String(row.productCode),
  CountryID: row.countryId,
  NetPrice: fromHundredths(row.netPrice),
  RetailPrice: fromHundredths(row.retailPrice),
  PV: fromHundredths(row.pv),
  PQ: fromHundredths(row.pq),
  DisplayAtWebsite: row.displayAtWebsite,
  StockAvailable: row.stockAvailable,
  CreatedAt: row.createdAt.toISOString(),
  ...(row.productName && { ProductName: row.productName }),
});

type Values = Required<Omit<UpdateProductPrice, 'ProductCode' | 'CountryID'>>;

/** The columns for what was given; what was left out stays undefined, and is not written. */
export function columnsOf<Given extends Partial<Values>>(given: Given) {
  const money = (value: number | undefined) => (value === undefined ? undefined : hundredths(value));
  return {
    netPrice: money(given.NetPrice),
    retailPrice: money(given.RetailPrice),
    pv: money(given.PV),
    pq: money(given.PQ),
    displayAtWebsite: given.DisplayAtWebsite,
    stockAvailable: given.StockAvailable,
  };
}
