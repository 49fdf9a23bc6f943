import { sql } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { Conflict, NotPermitted, ValidationError } from '../../errors.ts';
import { isStaff } from '../../http/session.ts';
import type { Session } from '../../http/session-token.ts';
import type { MoveOrder } from '../order-transitions/contract.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import type { PaymentDeps } from '../payments/gateways.ts';
import { refundOrder } from '../payments/refund.ts';
import { settlePayment } from '../payments/settle.ts';

type Request = MoveOrder & { session: Session | null; origin: string };

/** Changes the state of an order: staff through its transitions, customers only to cancel it. */
export async function transitionByStaff(
  deps: PaymentDeps,
  row: OrderRow,
  { session, origin, ...move }: Request,
): Promise<OrderRow> {
  const everything = isStaff(session);
  if (!everything && move.to !== 'cancelled') throw new NotPermitted('Only staff may do this');
  if (!everything && move.note) throw saysSomething();
  if (!toOrder(row, { everything }).next.includes(move.to)) throw invalidTransition(row.state, move.to);
  if (move.to === 'cancelled') await settleFirst(deps, row, origin);
  const by = session
    ? sql`(SELECT username FROM ${users} WHERE user_id = ${session.userId})`
    : sql`${row.email}`;
  const refunded = move.to === 'refunded' && (await refundOrder(deps, row, { ...move, by, origin }));
  return refunded || (await transitionOrder(deps.database, row, { ...move, by, origin }));
}

/** Checks for payments not yet known before an order is cancelled. */
async function settleFirst(deps: PaymentDeps, order: OrderRow, origin: string) {
  const settled = await settlePayment(deps, order, origin);
  if (settled && settled.state !== order.state)
    throw new Conflict(`This order was just ${settled.state}. Please check it again`);
}

/** Anyone can order under someone else's email, and the note is emailed there. */
const saysSomething = () => new ValidationError([{ path: 'note', message: 'Only staff may add a note' }]);

const invalidTransition = (state: OrderState, to: OrderState) =>
  new Conflict(
    state === to ? `This order is already ${to}` : `An order that is ${state} cannot become ${to}`,
  );
