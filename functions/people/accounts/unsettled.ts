import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { Conflict } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';

const isUnderway = sql<number>`orders.state IN ('pending', 'paid', 'shipped')`;

/** A closed order with open money: paid and cancelled, or with a payment still held, under review or being refunded. */
const isOwed = sql`(
  orders.state = 'cancelled' AND EXISTS (
    SELECT 1 FROM order_moves
    WHERE order_moves.order_id = orders.order_id AND order_moves.to_state IN ('paid', 'delivered'))
  OR EXISTS (
    SELECT 1 FROM payments
    WHERE payments.order_id = orders.order_id AND (
      payments.state IN ('pending', 'refunding')
      OR payments.state = 'captured' AND (payments.surplus OR orders.state <> 'delivered'))))`;

/** An order that still needs its account and address. */
export const isUnsettled = sql`(${isUnderway} OR ${isOwed})`;

type Found = { number: string; state: string; isUnderway: number };

/** Refuses to delete an account with unsettled orders, and says which and why. */
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
