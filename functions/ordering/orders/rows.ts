import { getTableColumns, sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { productPictureOf } from '../../catalog/pictures/product-picture.ts';
import { DAY } from '../../contracts/durations.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { amountsOf, ORDER_AMOUNTS } from '../../contracts/price-amounts.ts';
import type { Audience } from '../../records/rows.ts';
import type { Order, OrderLine } from './contract.ts';
import { DELIVERY, expectedDelivery } from './expected-delivery.ts';
import { PAYMENTS_OF, toOrderPayments } from './order-payments.ts';
import { nextStates } from './states.ts';

/** What an order keeps of a line, as of the sale. */
export const LINE_FIELDS = ['productCode', 'productName', 'quantity', ...ORDER_AMOUNTS] as const;

type StoredLine = Pick<typeof orderLines.$inferSelect, (typeof LINE_FIELDS)[number]> & {
  files: PictureFile[] | null;
};

const linesByName = sql.raw(LINE_FIELDS.map(name => `'${name}', ${orderLines[name].name}`).join(', '));

/** Names and prices are copies; the picture is the product's own, if it still exists. */
const LINES = sql<string>`(
  SELECT json_group_array(json_object(${linesByName}, 'files', json(files)))
  FROM (
    SELECT order_lines.*, pictures.files FROM order_lines
      LEFT JOIN products ON products.product_code = order_lines.product_code
      LEFT JOIN pictures ON pictures.picture_id = products.picture_id
    WHERE order_lines.order_id = orders.order_id ORDER BY position
  )
)`;

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

const toOrderLine =
  (pictureBase: string | undefined) =>
  (line: StoredLine): OrderLine => ({
    productCode: line.productCode,
    productName: line.productName,
    ...(pictureBase === undefined ? productPictureOf(null, '') : productPictureOf(line.files, pictureBase)),
    quantity: line.quantity,
    ...amountsOf(ORDER_AMOUNTS, name => fromHundredths(line[name])),
    lineTotal: fromHundredths(line.unitPrice * line.quantity),
  });

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
