import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { orderNotes } from '../../../db/schema/order-notes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { build } from '../../../db/sql/build.ts';
import type { Money, PaymentReference } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { nextPoll } from './schedule.ts';
import { FINAL_STATES, isOpen, type PaymentRow } from './states.ts';

/** Amount due for an order. */
export const amountDueOf = ({ total: amount, denomination }: OrderRow): Money => ({ amount, denomination });

/** All payments of an order, the active one first. */
export const paymentsOf = (database: Database, orderId: number): Promise<PaymentRow[]> =>
  database.read(selectPayments(eq(payments.orderId, orderId)));

const selectPayments = (of: SQL) =>
  build
    .select()
    .from(payments)
    .where(of)
    .orderBy(
      asc(sql`${inArray(payments.state, [...FINAL_STATES])} OR ${payments.surplus}`),
      desc(payments.createdAt),
    );

/** A payment, its order and the order's other payments. */
export type PaymentContext = { payment: PaymentRow; order: OrderRow; others: PaymentRow[] };

function pickPayment(
  all: PaymentRow[],
  order: OrderRow,
  isIt: (one: PaymentRow) => boolean,
): PaymentContext | undefined {
  const payment = all.find(isIt);
  return payment && { payment, order, others: all.filter(one => one !== payment) };
}

export const findPaymentOf = async (
  database: Database,
  order: OrderRow,
  isIt: (one: PaymentRow) => boolean,
): Promise<PaymentContext | undefined> => pickPayment(await paymentsOf(database, order.orderId), order, isIt);

/** The active payment of an order. */
export const findOpenPayment = (database: Database, order: OrderRow) =>
  findPaymentOf(database, order, isOpen);

/** Emails link to the origin of the request. */
export type PaymentInProgress = PaymentContext & { origin: string };

export async function findPayment(
  database: Database,
  by: PaymentReference,
): Promise<PaymentContext | undefined> {
  const isIt =
    'paymentId' in by ? eq(payments.paymentId, by.paymentId) : eq(payments.captureId, by.captureId);
  const its = sql`(SELECT ${payments.orderId} FROM ${payments} WHERE ${isIt})`;
  const [all, [order]] = await database.readBatch([
    selectPayments(sql`${payments.orderId} = ${its}`),
    selectOrders().where(sql`${orders.orderId} = ${its}`),
  ]);
  const isOne = (one: PaymentRow) =>
    'paymentId' in by ? one.paymentId === by.paymentId : one.captureId === by.captureId;
  return order && pickPayment(all, order, isOne);
}

/** The current state of the payment: payments are never deleted. */
export const reloadPayment = async (database: Database, { paymentId }: PaymentRow): Promise<PaymentContext> =>
  (await findPayment(database, { paymentId })) as PaymentContext;

/** The first one wins, even if two are started at once. */
export async function insertPayment(
  database: Writer,
  given: Pick<PaymentRow, 'paymentId' | 'orderId' | 'amount' | 'denomination' | 'approveUrl'>,
): Promise<PaymentRow | undefined> {
  const now = new Date();
  await database.write(
    build
      .insert(payments)
      .values({ ...given, lookAt: nextPoll(0), createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
  );
  return (await paymentsOf(database, given.orderId)).find(isOpen);
}

export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'surplus'
    | 'captureId'
    | 'amount'
    | 'returned'
    | 'returnedBefore'
    | 'denomination'
    | 'refusals'
    | 'refundMove'
  >
>;

/** Statement: updates a payment if unchanged since it was read, and returns whether it did. */
export const updatePayment = (seen: PaymentRow, change: PaymentChange, also?: SQL) =>
  build
    .update(payments)
    .set({
      ...trackReturned(seen, change),
      ...change,
      lookAt: nextPoll(0),
      looks: 0,
      failures: 0,
      updatedAt: new Date(),
    })
    .where(and(isUnchanged(seen), also))
    .returning({ paymentId: payments.paymentId });

const trackReturned = (seen: PaymentRow, { returned = 0 }: PaymentChange): PaymentChange =>
  returned > seen.returned ? { returnedBefore: seen.returned } : {};

/** Statement: schedules the next check, if the payment is unchanged. */
export const scheduleNextPoll = (seen: PaymentRow, when: Pick<PaymentRow, 'lookAt' | 'looks' | 'failures'>) =>
  build.update(payments).set(when).where(isUnchanged(seen));

const isUnchanged = ({ paymentId, state, surplus, refusals, returned }: PaymentRow) =>
  and(
    eq(payments.paymentId, paymentId),
    eq(payments.state, state),
    eq(payments.surplus, surplus),
    eq(payments.refusals, refusals),
    eq(payments.returned, returned),
  ) as SQL;

/** Statements: notify staff, if the payment is unchanged. */
export function insertOrderNote(seen: PaymentRow, { note, by }: { note: string; by: string }) {
  const stillStands = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${isUnchanged(seen)})`;
  return [
    sql`
      INSERT INTO ${orderNotes} (order_id, note, written_by, at)
      SELECT ${seen.orderId}, ${note}, ${by}, ${Date.now()} WHERE ${stillStands}`,
    build
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(and(eq(orders.orderId, seen.orderId), stillStands)),
  ] as const;
}
