import { type SQL, sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orderSettings } from '../../../db/schema/order-settings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { Writable } from '../../../db/sql/statement.ts';
import type { Deps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import {
  assertWithinLimit,
  incrementRateLimit,
  isWithinLimit,
  type RateLimit,
} from '../../security/rate-limit.ts';

type Buyer = {
  userId: number | null;
  email: string;
  address: string;
  sender: string | null;
  lines: { quantity: number }[];
};

/** Limits that keep one buyer from reserving all stock. */
export type BuyingLimits = {
  /** They precede the order in its batch. */
  statements: Writable[];
  isWithin: SQL;
  /** Throws if one of these limits prevented the order. */
  assertWithin: (results: unknown[]) => Promise<void>;
};

type Counted = { made: number; resetsAt: number }[];
type Unpaid = { unpaid: number; most: number; has_paid: number };

/**
 * Limits orders per hour by place and by account or, for guests, email; and unpaid pieces. Cash on delivery counts
 * until staff ship or cancel it.
 */
export function limitsOf(deps: Deps<'database' | 'keys' | 'orderLimit'>, buyer: Buyer): BuyingLimits {
  const limits = deps.orderLimit === null ? [] : pacesOf(buyer, deps.orderLimit);
  const pieces = buyer.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [unpaid, hasPaid] = [unpaidOf(buyer), hasPaidOf(buyer)];
  const isPaidFor = sql`(${unpaid} + ${pieces} <= ${MOST_UNPAID} OR ${hasPaid})`;
  return {
    statements: limits.map(limit => incrementRateLimit(deps, limit)),
    isWithin: sql.join([...limits.map(limit => isWithinLimit(deps, limit)), isPaidFor], sql` AND `),
    assertWithin: async results => {
      for (const [place, limit] of limits.entries()) assertWithinLimit(limit, results[place] as Counted);
      const [found] = await deps.database.read(
        sql<Unpaid>`SELECT ${unpaid} AS unpaid, ${MOST_UNPAID} AS most, ${hasPaid} AS has_paid`,
      );
      if (found && !found.has_paid) assertPaidFor(buyer, pieces, found);
    },
  };
}

/** Orders under someone's email don't use up the limit of their account. */
function pacesOf({ userId, email, address }: Buyer, most: number): RateLimit[] {
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

/** Unpaid pieces ordered by the same account, email or place. */
const unpaidOf = ({ userId, email, sender }: Buyer) => sql`(
  SELECT coalesce(sum(quantity), 0) FROM ${orderLines} WHERE order_id IN (
    SELECT order_id FROM ${orders} WHERE state = 'pending' AND ${userId === null ? sql`email = ${email}` : sql`user_id = ${userId}`}
    UNION SELECT order_id FROM ${orders} WHERE state = 'pending' AND sender IS NOT NULL AND sender = ${sender}
  ))`;

/** Accounts are easy to create and prove nothing until their first payment. Staff order for others. */
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
