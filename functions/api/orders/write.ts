import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../db/database.ts';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { stockMoves } from '../../../db/schema/stock-moves.ts';
import { users } from '../../../db/schema/users.ts';
import type { PlaceOrder } from '../../contracts/place-order.ts';
import type { CountryRow } from '../cart/queries.ts';
import { announce } from '../letters/outbox.ts';
import type { Agreed } from './agreed.ts';
import { whyUnwritten } from './refused.ts';
import { type OrderRow, selectOrders } from './rows.ts';

export type NewOrder = Agreed & {
  orderNumber: string;
  key: string;
  hash: string;
  userId: number | null;
  /** Where the shop was found; what is written to the buyer leads there. */
  origin: string;
  request: PlaceOrder;
  country: CountryRow;
  /** Of the account that is made with it. */
  passwordHash: string | null;
};

/**
 * Writes the order and all that follows from it: all of it or, where the stock or a price is no longer what it was,
 * nothing. The order itself is written only if all its lines can be sold, and the rest only if the order was.
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
  const it = sql`(SELECT order_id FROM ${orders} WHERE order_number = ${order.orderNumber})`;
  const written: BatchItem<'sqlite'>[] = [
    ...(order.passwordHash === null ? [] : makeAccount(database, order, order.passwordHash)),
    insertLines(database, order, sold),
    takeStock(database, order, it),
    ...(order.couponCode === null ? [] : [takeCoupon(database, order)]),
    givePoints(database, order, it),
  ];
  try {
    const results = await database.batch([
      insertOrder(database, order, sold),
      ...written,
      announce(database, { orderId: it, kind: 'placed', origin: order.origin }),
      selectOrders(database).where(eq(orders.orderNumber, order.orderNumber)),
    ]);
    return (results.at(-1) as OrderRow[])[0];
  } catch (error) {
    // Somebody was faster with the same key, or has this number.
    const why = whyUnwritten(error, order.request);
    if (why) throw why;
    return undefined;
  }
}

function insertOrder(database: Database, order: NewOrder, sold: string) {
  const { orderNumber, key, hash, userId, request, country, totals, couponCode } = order;
  const { billing, shipping, payment, notes } = request;
  return database.run(sql`
    INSERT INTO ${orders} (order_number, idempotency_key, request_hash, user_id, email, payment, country_code,
      country_name, denomination, billing, shipping_address, notes, subtotal, shipping, discount, coupon_code, total,
      created_at)
    SELECT ${orderNumber}, ${key}, ${hash}, ${userId}, ${billing.email}, ${payment}, ${country.countryCode},
      ${country.countryName}, ${country.denomination}, ${JSON.stringify(billing)},
      ${shipping ? JSON.stringify(shipping) : null}, ${notes}, ${totals.subtotal}, ${totals.shipping},
      ${totals.discount}, ${couponCode}, ${totals.total}, ${Date.now()}
    WHERE ${order.lines.length} = (
      SELECT count(*) FROM json_each(${sold}) JOIN ${productPrices}
        ON product_code = value ->> 1 AND country_id = ${country.countryId}
      WHERE display_at_website AND stock_available >= value ->> 3 AND net_price = coalesce(value ->> 7, net_price)
    ) AND (${couponCode} IS NULL OR EXISTS (SELECT 1 FROM ${coupons} WHERE coupon_code = ${couponCode}))`);
}

/** The account is there if the order is, and the order is the account's. */
function makeAccount(database: Database, { orderNumber, request }: NewOrder, passwordHash: string) {
  const { billing, account } = request;
  const its = eq(orders.orderNumber, orderNumber);
  return [
    database.run(sql`
      INSERT INTO ${users} (username, email, password_hash, role, designation, emp_name, created_at)
      SELECT ${account?.username}, ${billing.email}, ${passwordHash}, 'customer', 'Customer',
        ${`${billing.firstName} ${billing.lastName}`.slice(0, 100)}, created_at
      FROM ${orders} WHERE ${its}`),
    database
      .update(orders)
      .set({ userId: sql`(SELECT user_id FROM ${users} WHERE username = ${account?.username})` })
      .where(its),
  ];
}

function insertLines(database: Database, { orderNumber }: NewOrder, sold: string) {
  return database.run(sql`
    INSERT INTO ${orderLines} (order_id, position, product_code, product_name, quantity, unit_price, pv, pq)
    SELECT order_id, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(${sold}) JOIN ${orders} ON order_number = ${orderNumber}`);
}

/** The ledger moves the stock; where there is less of it than was just seen, nothing is written. */
function takeStock(database: Database, { country }: NewOrder, orderId: SQL) {
  return database.run(sql`
    INSERT INTO ${stockMoves} (product_code, country_id, change, stock, reason, order_id, at)
    SELECT product_code, country_id, -quantity, stock_available - quantity, 'sold', order_id, ${Date.now()}
    FROM ${orderLines} JOIN ${productPrices} USING (product_code)
    WHERE order_id = ${orderId} AND country_id = ${country.countryId}`);
}

/** Where it was used up in the meantime, nothing is written. */
function takeCoupon(database: Database, { orderNumber, couponCode }: NewOrder) {
  return database.run(sql`
    INSERT INTO ${couponUses} (order_id, coupon_id)
    SELECT order_id, coupon_id FROM ${orders} JOIN ${coupons} ON coupons.coupon_code = ${couponCode}
    WHERE order_number = ${orderNumber}`);
}

function givePoints(database: Database, { totals }: NewOrder, orderId: SQL) {
  return database.run(sql`
    INSERT INTO ${pointsMoves} (order_id, reason, user_id, pv, pq, at)
    SELECT order_id, 'earned', user_id, ${totals.pv}, ${totals.pq}, created_at
    FROM ${orders} WHERE order_id = ${orderId}`);
}
