import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { orderNotes } from '../../../db/schema/order-notes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { Money, PaymentReference } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { nextLook } from './schedule.ts';
import { isOpen, OVER, type PaymentRow } from './states.ts';

/** Amount due for an order. */
export const dueOf = ({ total: amount, denomination }: OrderRow): Money => ({ amount, denomination });

/** All payments of an order, the active one first. */
export const paymentsOf = (database: Database, orderId: number): Promise<PaymentRow[]> =>
  database.read(selectPayments(eq(payments.orderId, orderId)));

const selectPayments = (of: SQL) =>
  build
    .select()
    .from(payments)
    .where(of)
    .orderBy(
      asc(sql`${inArray(payments.state, [...OVER])} OR ${payments.surplus}`),
      desc(payments.createdAt),
    );

/** A payment, its order and the order's other payments. */
export type Known = { payment: PaymentRow; order: OrderRow; others: PaymentRow[] };

function oneAmong(all: PaymentRow[], order: OrderRow, isIt: (one: PaymentRow) => boolean): Known | undefined {
  const payment = all.find(isIt);
  return payment && { payment, order, others: all.filter(one => one !== payment) };
}

export const findPaymentOf = async (
  database: Database,
  order: OrderRow,
  isIt: (one: PaymentRow) => boolean,
): Promise<Known | undefined> => oneAmong(await paymentsOf(database, order.orderId), order, isIt);

/** The active payment of an order. */
export const findOpenPayment = (database: Database, order: OrderRow) =>
  findPaymentOf(database, order, isOpen);

/** E-mails link to the origin of the request. */
export type Paying = Known & { origin: string };

export async function findPayment(database: Database, by: PaymentReference): Promise<Known | undefined> {
  const isIt =
    'paymentId' in by ? eq(payments.paymentId, by.paymentId) : eq(payments.captureId, by.captureId);
  const its = sql`(SELECT ${payments.orderId} FROM ${payments} WHERE ${isIt})`;
  const [all, [order]] = await database.readBatch([
    selectPayments(sql`${payments.orderId} = ${its}`),
    selectOrders().where(sql`${orders.orderId} = ${its}`),
  ]);
  const isOne = (one: PaymentRow) =>
    'paymentId' in by ? one.paymentId === by.paymentId : one.captureId === by.captureId;
  return order && oneAmong(all, order, isOne);
}

/** The current state of the payment: payments are never deleted. */
export const readAgain = async (database: Database, { paymentId }: PaymentRow): Promise<Known> =>
  (await findPayment(database, { paymentId })) as Known;

/** The first one wins, even if two are started at once. */
export async function keepPayment(
  database: Writer,
  given: Pick<PaymentRow, 'paymentId' | 'orderId' | 'amount' | 'denomination' | 'approveUrl'>,
): Promise<PaymentRow | undefined> {
  const now = new Date();
  await database.write(
    build
      .insert(payments)
      .values({ ...given, lookAt: nextLook(0), createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
  );
  return (await paymentsOf(database, given.orderId)).find(isOpen);
}

export type Change = Partial<
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
export const changePayment = (seen: PaymentRow, change: Change, also?: SQL) =>
  build
    .update(payments)
    .set({
      ...growing(seen, change),
      ...change,
      lookAt: nextLook(0),
      looks: 0,
      failures: 0,
      updatedAt: new Date(),
    })
    .where(and(stands(seen), also))
    .returning({ paymentId: payments.paymentId });

const growing = (seen: PaymentRow, { returned = 0 }: Change): Change =>
  returned > seen.returned ? { returnedBefore: seen.returned } : {};

/** Statement: schedules the next check, if the payment is unchanged. */
export const lookAgain = (seen: PaymentRow, when: Pick<PaymentRow, 'lookAt' | 'looks' | 'failures'>) =>
  build.update(payments).set(when).where(stands(seen));

const stands = ({ paymentId, state, surplus, refusals, returned }: PaymentRow) =>
  and(
    eq(payments.paymentId, paymentId),
    eq(payments.state, state),
    eq(payments.surplus, surplus),
    eq(payments.refusals, refusals),
    eq(payments.returned, returned),
  ) as SQL;

/** Statements: notify staff, if the payment is unchanged. */
export function noteFor(seen: PaymentRow, { note, by }: { note: string; by: string }) {
  const stillStands = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${stands(seen)})`;
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
