import { eq, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { Conflict } from '../../errors.ts';
import { enqueueEmail, enqueueReviewRequest } from './emails.ts';
import { type OrderRow, selectOrders } from './rows.ts';
import { givesBack } from './states.ts';

type Move = {
  to: OrderState;
  note?: string;
  /** With a refund: whether the pieces return to stock. */
  restock?: boolean | undefined;
  by: SQL;
  /** Origin of the request, for the link in the email. */
  origin: string;
};

/** Of concurrent transitions, one succeeds; stock is returned once. */
export async function transitionOrder(
  database: Writer,
  { orderId, state }: OrderRow,
  move: Move,
): Promise<OrderRow> {
  const { to, note = '', restock, by, origin } = move;
  try {
    const results = await database.writeBatch([
      build.insert(orderMoves).values({
        orderId,
        fromState: state,
        toState: to,
        givesBack: to === 'refunded' ? (restock ?? givesBack(state, to)) : givesBack(state, to),
        note,
        movedBy: by,
        at: new Date(),
      }),
      enqueueEmail({
        orderId: sql`${orderId}`,
        kind: `order-${to as Exclude<OrderState, 'pending'>}`,
        origin,
      }),
      ...(to === 'delivered' ? [enqueueReviewRequest({ orderId: sql`${orderId}`, origin })] : []),
      selectOrders().where(eq(orders.orderId, orderId)),
    ]);
    const [moved] = results.at(-1) as OrderRow[];
    return moved as OrderRow;
  } catch (error) {
    const refusal = constraintViolation(error);
    if (refusal?.kind === 'rule') throw new Conflict(`${refusal.message} Please check it again`);
    if (refusal?.kind !== 'unique') throw error;
    throw new Conflict('Someone else updated this order. Please check it again');
  }
}
