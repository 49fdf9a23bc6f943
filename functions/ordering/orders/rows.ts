import { getTableColumns, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { DAY } from '../../contracts/durations.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { Audience } from '../../records/rows.ts';
import type { Order } from './contract.ts';
import { DELIVERY, expectedDelivery } from './expected-delivery.ts';
import { LINES, type StoredLine, toOrderLine } from './lines.ts';
import { PAYMENTS_OF, toOrderPayments } from './order-payments.ts';
import { nextStates } from './states.ts';

type StoredMove = { to: OrderState; at: number; by: string; note: string };

const MOVES = sql<string>`(
  SELECT json_group_array(json_object('to', to_state, 'at', at, 'by', moved_by, 'note', note))
  FROM (SELECT * FROM order_moves WHERE order_moves.order_id = orders.order_id ORDER BY at, to_state = 'refunded')
)`;

type StoredNote = { note: string; by: string; at: number };

const NOTES = sql<string>`(
  SELECT json_group_array(json_object('note', note, 'by', written_by, 'at', at))
  FROM (SELECT * FROM order_notes WHERE order_notes.order_id = orders.order_id ORDER BY note_id)
)`;

const TRANSFER_DAYS = sql<number>`(SELECT transfer_days FROM order_settings)`;

export type OrderRow = typeof orders.$inferSelect & {
  lines: string;
  moves: string;
  staffNotes: string;
  payments: string;
  delivery: string | null;
  transferDays: number;
};

/** Statement for a batch: orders with everything that belongs to them. */
export function selectOrders() {
  return build
    .select({
      ...getTableColumns(orders),
      lines: LINES.as('lines'),
      moves: MOVES.as('moves'),
      staffNotes: NOTES.as('staff_notes'),
      payments: PAYMENTS_OF.as('payments'),
      delivery: DELIVERY.as('delivery'),
      transferDays: TRANSFER_DAYS.as('transfer_days'),
    })
    .from(orders);
}

/** Without a base, as in emails, lines have no pictures. */
type Reader = Audience & { pictureBase?: string };

/** Customers don't see which staff member did what, nor internal notes. */
export function toOrder(row: OrderRow, { everything, pictureBase }: Reader): Order {
  const kept = JSON.parse(row.lines) as StoredLine[];
  const moves = (JSON.parse(row.moves) as StoredMove[]).map(({ to, at, by, note }) => ({
    to,
    at: new Date(at).toISOString(),
    by: everything ? by : null,
    note,
  }));
  const sum = (of: 'pv' | 'pq') =>
    fromHundredths(kept.reduce((total, line) => total + line[of] * line.quantity, 0));
  return {
    orderNumber: row.orderNumber,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    country: row.countryCode,
    countryName: row.countryName,
    denomination: row.denomination,
    payment: row.payment,
    lines: kept.map(toOrderLine(pictureBase)),
    subtotal: fromHundredths(row.subtotal),
    shipping: fromHundredths(row.shipping),
    discount: fromHundredths(row.discount),
    coupon: row.couponCode,
    total: fromHundredths(row.total),
    points: { pv: sum('pv'), pq: sum('pq') },
    billing: row.billing,
    shippingAddress: row.shippingAddress,
    notes: row.notes,
    moves,
    next: movesOpenTo(everything, { ...row, moves }),
    payBy: payByOf(row),
    inAccount: row.userId !== null,
    expectedDelivery: expectedDelivery({ ...row, moves }),
    ...(everything && {
      customerId: row.userId,
      staffNotes: (JSON.parse(row.staffNotes) as StoredNote[]).map(toNote),
      payments: toOrderPayments(row.payments, { state: row.state, moves }),
    }),
  };
}

/** Deadline for a bank transfer; then the scheduled task cancels the order. */
function payByOf({ state, payment, createdAt, transferDays }: OrderRow): string | null {
  if (state !== 'pending' || !PAYMENT_METHODS[payment].isTransfer) return null;
  return new Date(createdAt.getTime() + transferDays * DAY).toISOString();
}

/** Customers can cancel until the order is paid or shipped. */
function movesOpenTo(isStaff: boolean, order: Parameters<typeof nextStates>[0]): OrderState[] {
  if (isStaff) return nextStates(order);
  return order.state === 'pending' ? ['cancelled'] : [];
}

const toNote = ({ note, by, at }: StoredNote) => ({ note, by, at: new Date(at).toISOString() });

export const toVersioned = (row: OrderRow, audience: Reader) => ({
  entity: toOrder(row, audience),
  version: row.version,
});
