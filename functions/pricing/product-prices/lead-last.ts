import { type SQL, sql } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';

/**
 * Conditions of two statements that together change many prices. The first changes those that leave each family its
 * leading variant: lowered prices of leading variants and raised ones of others. The second changes the rest, which the
 * first has left at their version. In one statement every raised price would pass the lead to the next variant, which
 * writes three times as many rows.
 */
export const leadLast = (asked: SQL, version: SQL): [keepsLead: SQL, isLeft: SQL] => [
  sql`${productPrices.leading} = (coalesce(${asked}, ${productPrices.netPrice}) < ${productPrices.netPrice})`,
  sql`${productPrices.version} = ${version}`,
];
