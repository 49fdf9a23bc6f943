import { and, desc, eq, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Conflict } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';

const isUnderway = sql<number>`orders.state IN ('pending', 'paid', 'shipped')`;

/** Of an order that is over: it was paid and called off, or its provider still has, checks or sends back money. */
const isOwed = sql`(
  orders.state = 'cancelled' AND EXISTS (
    SELECT 1 FROM order_moves
    WHERE order_moves.order_id = orders.order_id AND order_moves.to_state IN ('paid', 'delivered'))
  OR EXISTS (
    SELECT 1 FROM payments
    WHERE payments.order_id = orders.order_id AND (
      payments.state IN ('pending', 'refunding')
      OR payments.state = 'captured' AND (payments.surplus OR orders.state <> 'delivered'))))`;

/** Of an order whose account, and whose address, are still needed. */
export const isUnsettled = sql`(${isUnderway} OR ${isOwed})`;

type Found = { number: string; state: string; isUnderway: number };

/** Refuses to end an account whose orders are not settled, and says which, and what there is to wait for. */
export async function assertSettled(database: Database, { userId }: Session) {
  const found: Found[] = await database.read(
    build
      .select({ number: orders.orderNumber, state: orders.state, isUnderway: isUnderway.as('is_underway') })
      .from(orders)
      .where(and(eq(orders.userId, userId), isUnsettled))
      .orderBy(desc(orders.orderId)),
  );
  if (found.length === 0) return;
  const [underway, owed] = [1, 0].map(is => found.filter(one => one.isUnderway === is)) as [Found[], Found[]];
  const waits = [
    ...(underway.length > 0 ? [underwayWords(underway)] : []),
    ...(owed.length > 0 ? [owedWords(owed)] : []),
  ];
  throw new Conflict(`${waits.join('. ')}, then delete your account`, {
    references: [{ kind: 'orders', count: found.length, names: namesOf(found) }],
  });
}

const namesOf = (found: Found[]) => found.slice(0, 5).map(({ number }) => number);

function underwayWords(found: Found[]): string {
  const names = namesOf(found).join(', ');
  const is = found.length === 1 ? `Order ${names} is` : `Orders ${names} are`;
  const cancel = found.some(({ state }) => state === 'pending') ? 'Cancel it or wait' : 'Wait';
  const what = found.length === 1 ? cancel : cancel.replace('it', 'what isn’t paid yet');
  return `${is} still in progress. ${what} for delivery`;
}

const owedWords = (found: Found[]) =>
  `Money for order${found.length === 1 ? '' : 's'} ${namesOf(found).join(', ')} isn’t settled yet. Wait for your refund`;
