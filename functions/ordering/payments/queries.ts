import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { orderNotes } from '../../../db/schema/order-notes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { Sum } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Those by which no money comes any more. */
const OVER = ['declined', 'expired'] as const;

/** What an order costs. */
export const dueOf = ({ total: amount, denomination }: OrderRow): Sum => ({ amount, denomination });

/** All payments of an order, the one that is not over first. */
export const paymentsOf = (database: Database, orderId: number): Promise<PaymentRow[]> =>
  database.read(
    build
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(inArray(payments.state, [...OVER])), desc(payments.createdAt)),
  );

export async function openPaymentOf(database: Database, orderId: number): Promise<PaymentRow | undefined> {
  const of = and(eq(payments.orderId, orderId), notInArray(payments.state, [...OVER]));
  return (await database.read(build.select().from(payments).where(of)))[0];
}

type Known = { payment: PaymentRow; order: OrderRow };

/** By the provider's own id. */
export async function findPayment(
  database: Database,
  by: { paymentId: string } | { captureId: string },
): Promise<Known | undefined> {
  const its = 'paymentId' in by ? eq(payments.paymentId, by.paymentId) : eq(payments.captureId, by.captureId);
  const [[payment], [order]] = await database.readBatch([
    build.select().from(payments).where(its),
    selectOrders().where(sql`${orders.orderId} = (SELECT ${payments.orderId} FROM ${payments} WHERE ${its})`),
  ]);
  return payment && order && { payment, order };
}

export async function readOrder(database: Database, { orderId }: OrderRow): Promise<OrderRow> {
  const [order] = await database.read(selectOrders().where(eq(orders.orderId, orderId)));
  return order as OrderRow;
}

/** The one that was started first stays, even if two are started at once. */
export async function keepPayment(
  database: Writer,
  given: Pick<PaymentRow, 'paymentId' | 'orderId' | 'amount' | 'denomination' | 'approveUrl'>,
): Promise<PaymentRow | undefined> {
  const now = new Date();
  await database.write(
    build
      .insert(payments)
      .values({ ...given, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
  );
  return await openPaymentOf(database, given.orderId);
}

type Change = Partial<Pick<PaymentRow, 'state' | 'captureId' | 'amount' | 'denomination' | 'refusals'>>;

/** A statement: changes a payment as long as it stands as it was seen. */
export const changePayment = (seen: PaymentRow, change: Change) =>
  build
    .update(payments)
    .set({ ...change, updatedAt: new Date() })
    .where(stands(seen));

const stands = ({ paymentId, state, refusals }: PaymentRow) =>
  and(eq(payments.paymentId, paymentId), eq(payments.state, state), eq(payments.refusals, refusals)) as SQL;

/** Statements: tells staff, as long as the payment stands as it was seen. */
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
