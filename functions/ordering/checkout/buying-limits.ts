import { type SQL, sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orderSettings } from '../../../db/schema/order-settings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { Writable } from '../../../db/statement.ts';
import { assertWithin, countAttempt, isWithin, type Limit } from '../../abuse/rate-limit.ts';
import { ValidationError } from '../../errors.ts';
import type { Deps } from '../../http/app-env.ts';

type Buyer = {
  userId: number | null;
  email: string;
  address: string;
  sender: string | null;
  lines: { quantity: number }[];
};

/** What keeps one buyer from taking what all others could buy. */
export type BuyingLimits = {
  /** They go before the order, in its batch. */
  statements: Writable[];
  isWithin: SQL;
  /** Throws if it was one of these that kept the order from being written. */
  assertWithin: (results: unknown[]) => Promise<void>;
};

type Counted = { made: number; forgottenAt: number }[];
type Unpaid = { unpaid: number; most: number; has_paid: number };

/**
 * So many orders an hour from a place and of an account or, of a guest, for an e-mail; and so many pieces that wait for
 * their money. What is paid at the door waits for staff alone, who send it or cancel it, and counts until then.
 */
export function limitsOf(deps: Deps<'database' | 'keys' | 'orderLimit'>, buyer: Buyer): BuyingLimits {
  const limits = deps.orderLimit === null ? [] : pacesOf(buyer, deps.orderLimit);
  const pieces = buyer.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [unpaid, hasPaid] = [unpaidOf(buyer), hasPaidOf(buyer)];
  const isPaidFor = sql`(${unpaid} + ${pieces} <= ${MOST_UNPAID} OR ${hasPaid})`;
  return {
    statements: limits.map(limit => countAttempt(deps, limit)),
    isWithin: sql.join([...limits.map(limit => isWithin(deps, limit)), isPaidFor], sql` AND `),
    assertWithin: async results => {
      for (const [place, limit] of limits.entries()) assertWithin(limit, results[place] as Counted);
      const [found] = await deps.database.read(
        sql<Unpaid>`SELECT ${unpaid} AS unpaid, ${MOST_UNPAID} AS most, ${hasPaid} AS has_paid`,
      );
      if (found && !found.has_paid) assertPaidFor(buyer, pieces, found);
    },
  };
}

/** Who orders in somebody's name keeps nobody out of an account. */
function pacesOf({ userId, email, address }: Buyer, most: number): Limit[] {
  const buyer =
    userId === null
      ? { of: 'order-email', subject: email.toLowerCase() }
      : { of: 'order-account', subject: String(userId) };
  return [
    { of: 'order-place', subject: address, most, minutes: 60 },
    { ...buyer, most, minutes: 60 },
  ];
}

const MOST_UNPAID = sql`(SELECT ${orderSettings.unpaidPieces} FROM ${orderSettings})`;

/** The pieces in orders of the same account, or e-mail, or place that wait for their money. */
const unpaidOf = ({ userId, email, sender }: Buyer) => sql`(
  SELECT coalesce(sum(quantity), 0) FROM ${orderLines} WHERE order_id IN (
    SELECT order_id FROM ${orders} WHERE state = 'pending' AND ${userId === null ? sql`email = ${email}` : sql`user_id = ${userId}`}
    UNION SELECT order_id FROM ${orders} WHERE state = 'pending' AND sender IS NOT NULL AND sender = ${sender}
  ))`;

/** An account is made in a moment, and proves nothing before its first money has come. Staff order for others. */
const hasPaidOf = ({ userId }: Buyer) =>
  userId === null
    ? sql`0`
    : sql`(
  EXISTS (SELECT 1 FROM ${users} WHERE user_id = ${userId} AND role <> 'customer')
  OR EXISTS (SELECT 1 FROM ${orders} JOIN ${orderMoves} USING (order_id)
    WHERE user_id = ${userId} AND to_state IN ('paid', 'delivered')))`;

function assertPaidFor({ userId }: Buyer, pieces: number, { unpaid, most }: Unpaid) {
  if (unpaid + pieces <= most) return;
  const before = unpaid > 0 ? `, and ${unpaid} in your orders aren’t paid yet` : '';
  const more =
    userId === null
      ? 'Log in if you’ve paid for an order before'
      : 'There is no limit once you’ve paid for an order';
  const message = `You can order ${most} pieces before you pay${before}. ${more}, or contact us`;
  throw new ValidationError([{ path: 'lines', message }]);
}
