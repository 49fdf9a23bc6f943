import { eq, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { isOutcomeUnknown } from '../../../db/client/retry.ts';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { stockMoves } from '../../../db/schema/stock-moves.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { Writable } from '../../../db/sql/statement.ts';
import { nextStockLine } from '../../../db/sql/stock-lines.ts';
import { Conflict, Unavailable } from '../../errors.ts';
import { requestEmailConfirmation } from '../../people/accounts/change-email.ts';
import { CircuitOpen } from '../../ports/breaker.ts';
import { usedUp } from '../../pricing/coupons/evaluate-coupon.ts';
import type { CountryRow } from '../cart/queries.ts';
import { enqueueNewOrderEmails } from '../orders/emails.ts';
import { LINE_FIELDS, type OrderRow, selectOrders } from '../orders/rows.ts';
import type { BuyingLimits } from './buying-limits.ts';
import type { CheckedPrices } from './check-prices.ts';
import type { PlaceOrder } from './contract.ts';
import { isSentBefore, type storedKey } from './earlier-order.ts';

export type NewOrder = CheckedPrices & {
  orderNumber: string;
  key: Awaited<ReturnType<typeof storedKey>>;
  hash: string;
  userId: number | null;
  /** Origin of the request, for links in emails to the buyer. */
  origin: string;
  request: PlaceOrder;
  country: CountryRow;
  /** Of the account created with it. */
  passwordHash: string | null;
  /** Whether its email must be confirmed first. */
  asksForEmail: boolean;
  /** Sender for spam limits: a hash of the IP address. */
  sender: string | null;
  limits: BuyingLimits;
};

const orderByNumber = prepareWith(['orderNumber'], ({ orderNumber }) =>
  selectOrders().where(eq(orders.orderNumber, orderNumber)),
);

/**
 * Writes the order and everything that depends on it, or nothing if stock or prices have changed. The order is written
 * only if all its lines can be sold, and the rest only if the order was.
 */
export async function writeOrder(database: Writer, order: NewOrder): Promise<OrderRow | undefined> {
  const linesJson = JSON.stringify(order.lines.map((line, index) => ({ ...line, position: index + 1 })));
  const orderId = sql`(SELECT order_id FROM ${orders} WHERE order_number = ${order.orderNumber})`;
  const dependents: Writable[] = [
    ...(order.passwordHash === null ? [] : insertAccount(order, order.passwordHash)),
    insertLines(order, linesJson),
    deductStock(order, orderId),
    ...(order.couponCode === null ? [] : [redeemCoupon(order)]),
    ...(isGuest(order) ? [] : [awardPoints(order, orderId)]),
  ];
  let results: unknown[][];
  try {
    results = await database.writeKeyed([
      ...order.limits.statements,
      insertOrder(order, linesJson),
      ...dependents,
      enqueueNewOrderEmails({ orderId: orderId, origin: order.origin }),
      orderByNumber({ orderNumber: order.orderNumber }),
    ]);
  } catch (error) {
    // Undefined: a concurrent request used the same key, or the order number is taken. Try again.
    const why = rejectionFor(error, order.request);
    if (why) throw why;
    return undefined;
  }
  const [placed] = results.at(-1) as OrderRow[];
  if (!placed) await order.limits.assertWithin(results);
  return placed;
}

function insertOrder(order: NewOrder, linesJson: string) {
  const { orderNumber, key, hash, userId, request, country, totals, couponCode } = order;
  const { billing, shipping, payment, notes } = request;
  return sql`
    INSERT INTO ${orders} (order_number, idempotency_key, request_hash, user_id, email, payment, country_code,
      country_name, denomination, billing, shipping_address, notes, subtotal, shipping, discount, coupon_code, total,
      created_at, sender)
    SELECT ${orderNumber}, ${key.kept}, ${hash}, ${userId}, ${billing.email}, ${payment}, ${country.countryCode},
      ${country.countryName}, ${country.denomination}, ${JSON.stringify(billing)},
      ${shipping ? JSON.stringify(shipping) : null}, ${notes}, ${totals.subtotal}, ${totals.shipping},
      ${totals.discount}, ${couponCode}, ${totals.total}, ${Date.now()}, ${order.sender}
    WHERE ${order.lines.length} = (
      SELECT count(*) FROM json_each(${linesJson}) CROSS JOIN ${productPrices}
        ON product_code = value ->> 'productCode' AND country_id = ${country.countryId}
      WHERE display_at_website AND stock_available >= value ->> 'quantity'
        AND net_price = coalesce(value ->> 'expected', net_price)
    ) AND NOT EXISTS (SELECT 1 FROM ${orders} WHERE ${isSentBefore(key)} AND idempotency_key <> ${key.kept})
      AND ${order.limits.isWithin} AND (${couponCode} IS NULL OR EXISTS (SELECT 1 FROM ${coupons} WHERE coupon_code = ${couponCode}))`;
}

/**
 * Creates the buyer’s account, only if the order was written, and assigns the order to it. If the email already has an account, its owner is notified by
 * email, if email works.
 */
function insertAccount({ orderNumber, request, origin, asksForEmail }: NewOrder, passwordHash: string) {
  const { billing, account } = request;
  const its = eq(orders.orderNumber, orderNumber);
  // Found through the order: without one, the user name could match someone else's account.
  const userId = sql`(SELECT user_id FROM ${orders} WHERE ${its})`;
  return [
    sql`
      INSERT INTO ${users} (username, email, password_hash, role, designation, emp_name, created_at)
      SELECT ${account?.username}, ${asksForEmail ? null : billing.email}, ${passwordHash}, 'customer', 'Customer',
        ${`${billing.firstName} ${billing.lastName}`.slice(0, 100)}, created_at
      FROM ${orders} WHERE ${its}`,
    build
      .update(orders)
      .set({ userId: sql`(SELECT user_id FROM ${users} WHERE username = ${account?.username})` })
      .where(its),
    ...(asksForEmail ? requestEmailConfirmation({ userId, email: billing.email, origin }) : []),
  ];
}

const STORED = ['position', ...LINE_FIELDS] as const;
const STORED_COLUMNS = sql.raw(STORED.map(name => orderLines[name].name).join(', '));
const STORED_VALUES = sql.raw(STORED.map(name => `value ->> '${name}'`).join(', '));

function insertLines({ orderNumber }: NewOrder, linesJson: string) {
  return sql`
    INSERT INTO ${orderLines} (order_id, ${STORED_COLUMNS})
    SELECT order_id, ${STORED_VALUES}
    FROM json_each(${linesJson}) JOIN ${orders} ON order_number = ${orderNumber}`;
}

const NEXT_LINE = sql.raw(nextStockLine('product_prices.product_code', 'product_prices.country_id'));

/** The ledger updates the stock; if it has shrunk meanwhile, nothing is written. */
function deductStock({ country }: NewOrder, orderId: SQL) {
  return sql`
    INSERT INTO ${stockMoves} (product_code, country_id, line, change, stock, reason, order_id, at)
    SELECT product_code, country_id, ${NEXT_LINE}, -quantity, stock_available - quantity, 'sold', order_id, ${Date.now()}
    FROM ${orderLines} CROSS JOIN ${productPrices} USING (product_code)
    WHERE order_id = ${orderId} AND country_id = ${country.countryId}`;
}

/** If it was used up meanwhile, nothing is written. */
function redeemCoupon({ orderNumber, couponCode }: NewOrder) {
  return sql`
    INSERT INTO ${couponUses} (order_id, coupon_id)
    SELECT order_id, coupon_id FROM ${orders} JOIN ${coupons} ON coupons.coupon_code = ${couponCode}
    WHERE order_number = ${orderNumber}`;
}

/** A guest’s points would belong to no one. */
const isGuest = ({ userId, passwordHash }: NewOrder) => userId === null && passwordHash === null;

function awardPoints({ totals }: NewOrder, orderId: SQL) {
  return sql`
    INSERT INTO ${pointsMoves} (order_id, reason, user_id, pv, pq, at)
    SELECT order_id, 'earned', user_id, ${totals.pv}, ${totals.pq}, created_at
    FROM ${orders} WHERE order_id = ${orderId}`;
}

const fieldConflict = (path: string, message: string) =>
  new Conflict(message, { errors: [{ path, message }] });

const OUTCOME_UNKNOWN =
  'The order may or may not have been placed. Retry with the same Idempotency-Key, or check /api/orders/sent: it is never placed twice';

/** Why an order was not written; undefined if it is worth trying again with fresh prices and stock. */
function rejectionFor(error: unknown, { coupon = '' }: PlaceOrder): unknown {
  if (isOutcomeUnknown(error) && !(error instanceof CircuitOpen)) return new Unavailable(OUTCOME_UNKNOWN);
  const refusal = constraintViolation(error);
  if (refusal?.kind === 'unique') {
    if (refusal.columns.includes('users.username')) {
      return fieldConflict('account.username', 'This user name is taken. Choose another one or log in');
    }
    if (refusal.columns.includes('users.email')) {
      return fieldConflict('billing.email', 'An account with this email already exists. Log in to use it');
    }
    return undefined;
  }
  if (refusal?.kind !== 'check') return error;
  if (refusal.constraint === 'coupon_within_its_uses') return fieldConflict('coupon', usedUp(coupon));
  return /^stock_/.test(refusal.constraint) ? undefined : error;
}
