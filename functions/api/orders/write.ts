import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import type { PlaceOrder } from '../../contracts/orders.ts';
import type { Totals } from '../cart/prices.ts';
import type { CountryRow } from '../cart/queries.ts';
import { type OrderRow, selectOrders } from './rows.ts';

/** In hundredths, of one piece. */
export type SoldLine = {
  productCode: number;
  productName: string;
  quantity: number;
  unitPrice: number;
  pv: number;
  pq: number;
  /** What it must still cost while this is written; null where a quote holds the price. */
  expected: number | null;
};

export type NewOrder = {
  orderNumber: string;
  key: string;
  hash: string;
  userId: number | null;
  request: PlaceOrder;
  country: CountryRow;
  lines: SoldLine[];
  totals: Totals;
};

/**
 * Writes the order, its lines, and takes the stock: all of it or, where the stock or a price is no longer what it
 * was, nothing. The order itself is written only if all its lines can be sold, and the rest only if the order was.
 */
export async function writeOrder(database: Database, order: NewOrder): Promise<OrderRow | undefined> {
  const sold = JSON.stringify(
    order.lines.map((line, index) => [
      index + 1,
      line.productCode,
      line.productName,
      line.quantity,
      line.unitPrice,
      line.pv,
      line.pq,
      line.expected,
    ]),
  );
  try {
    const [, , , [row]] = await database.batch([
      insertOrder(database, order, sold),
      insertLines(database, order, sold),
      takeStock(database, order),
      selectOrders(database).where(eq(orders.orderNumber, order.orderNumber)),
    ]);
    return row;
  } catch (error) {
    // Somebody was faster with the same key, or has this number.
    if (refusalOf(error)?.kind === 'unique') return undefined;
    throw error;
  }
}

function insertOrder(database: Database, order: NewOrder, sold: string) {
  const { orderNumber, key, hash, userId, request, country, totals } = order;
  const { billing, shipping, payment, notes } = request;
  return database.run(sql`
    INSERT INTO ${orders} (order_number, idempotency_key, request_hash, user_id, email, payment, country_code,
      country_name, denomination, billing, shipping_address, notes, subtotal, shipping, discount, total, created_at)
    SELECT ${orderNumber}, ${key}, ${hash}, ${userId}, ${billing.email}, ${payment}, ${country.countryCode},
      ${country.countryName}, ${country.denomination}, ${JSON.stringify(billing)},
      ${shipping ? JSON.stringify(shipping) : null}, ${notes}, ${totals.subtotal}, ${totals.shipping},
      ${totals.discount}, ${totals.total}, ${Date.now()}
    WHERE ${order.lines.length} = (
      SELECT count(*) FROM json_each(${sold}) JOIN ${productPrices}
        ON product_code = value ->> 1 AND country_id = ${country.countryId}
      WHERE display_at_website AND stock_available >= value ->> 3 AND net_price = coalesce(value ->> 7, net_price)
    )`);
}

function insertLines(database: Database, { orderNumber }: NewOrder, sold: string) {
  return database.run(sql`
    INSERT INTO ${orderLines} (order_id, position, product_code, product_name, quantity, unit_price, pv, pq)
    SELECT order_id, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(${sold}) JOIN ${orders} ON order_number = ${orderNumber}`);
}

/** The version of a price is raised, so that whoever is changing it notices that its stock is another. */
function takeStock(database: Database, { orderNumber, country }: NewOrder) {
  return database.run(sql`
    UPDATE ${productPrices} SET stock_available = stock_available - taken.quantity, version = version + 1
    FROM (
      SELECT product_code, quantity FROM ${orderLines}
      WHERE order_id = (SELECT order_id FROM ${orders} WHERE order_number = ${orderNumber})
    ) AS taken
    WHERE product_prices.product_code = taken.product_code AND country_id = ${country.countryId}`);
}
