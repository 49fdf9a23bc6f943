import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { givesBack, type MoveOrder, type OrderState } from '../../contracts/order-moves.ts';
import { Clash, NotPermitted } from '../../errors.ts';
import { isStaff } from '../../http/session.ts';
import type { Ports } from '../../http/shop.ts';
import { announce } from '../letters/outbox.ts';
import { refundPayment } from '../payments/refund.ts';
import { type Asking, findOrder } from './queries.ts';
import { type OrderRow, selectOrders, toOrder } from './rows.ts';

type Wanted = Omit<MoveOrder, 'note'> & { note?: string };

/** Moves an order for whoever may see it: staff along its way, whoever ordered only to call it off. */
export async function moveOrder(
  ports: Ports,
  orderNumber: string,
  { asking, origin, ...wanted }: Wanted & { asking: Asking; origin: string },
): Promise<OrderRow> {
  const { session } = asking;
  const row = await findOrder(ports.database, orderNumber, asking);
  const everything = isStaff(session);
  if (!everything && wanted.to !== 'cancelled') throw new NotPermitted('Only staff may do this');
  if (!toOrder(row, { everything }).next.includes(wanted.to)) throw refused(row.state, wanted.to);
  if (wanted.to === 'refunded') await refundPayment(ports, row);
  const by = session
    ? sql`(SELECT username FROM ${users} WHERE user_id = ${session.userId})`
    : sql`${row.email}`;
  return await writeMove(ports.database, row, { ...wanted, by, origin });
}

type Move = Wanted & { by: ReturnType<typeof sql>; origin: string };

/** Of all that move it at once one does; what an order gives back it gives back once. */
export async function writeMove(
  database: Database,
  { orderId, state }: OrderRow,
  move: Move,
): Promise<OrderRow> {
  const { to, note = '', restock, by, origin } = move;
  try {
    const [, , [moved]] = await database.batch([
      database.insert(orderMoves).values({
        orderId,
        fromState: state,
        toState: to,
        givesBack: to === 'refunded' ? (restock ?? givesBack(state, to)) : givesBack(state, to),
        note,
        movedBy: by,
        at: new Date(),
      }),
      announce(database, { orderId: sql`${orderId}`, kind: to as Exclude<OrderState, 'pending'>, origin }),
      selectOrders(database).where(eq(orders.orderId, orderId)),
    ]);
    return moved as OrderRow;
  } catch (error) {
    const { kind } = refusalOf(error) ?? {};
    if (kind !== 'unique' && kind !== 'rule') throw error;
    throw new Clash('Somebody moved this order in the meantime. Look at it again');
  }
}

const refused = (state: OrderState, to: OrderState) =>
  new Clash(state === to ? `This order is ${to} already` : `An order that is ${state} cannot become ${to}`);
