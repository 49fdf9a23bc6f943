import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { prepareWith } from '../../../db/prepared-queries.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Conflict } from '../../errors.ts';
import { hashOf } from '../../http/etag.ts';
import { isShownTo, type Viewer } from '../orders/queries.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';

/** How a key is kept: two accounts may choose the same, so that the account's own id stands behind it. */
type KeptKey = { key: string; ofAccounts: string; userId: number | null };
type Names = { [Name in keyof KeptKey]: unknown };

/** No key has a space, and with an account's id the longest would be too long. */
export async function keptKey(key: string, userId: number | null): Promise<KeptKey & { kept: string }> {
  const ofAccounts = `${await hashOf(new TextEncoder().encode(key))} `;
  return { key, ofAccounts, userId, kept: userId === null ? key : `${ofAccounts}${userId}` };
}

/**
 * Whoever sends an order again may have signed in or out since, so a guest's may be an account's, and the other way
 * round; another account's it is not.
 */
export const isSentBefore = ({ key, ofAccounts, userId }: Names) => sql`(
  (${orders.idempotencyKey} = ${key} OR ${orders.idempotencyKey} BETWEEN ${ofAccounts} AND ${ofAccounts} || ':')
  AND (${userId} IS NULL OR ${orders.userId} IS NULL OR ${orders.userId} = ${userId}))`;

const selectSentBefore = prepareWith(['key', 'ofAccounts', 'userId'], names =>
  selectOrders().where(isSentBefore(names)),
);

export const ordersSentBefore = ({ key, ofAccounts, userId }: KeptKey) =>
  selectSentBefore({ key, ofAccounts, userId });

/** The very order, if it was placed already: all of it was sent again, and with it the e-mail that lets one see it. */
export function placedBefore(found: OrderRow[], hash: string): OrderRow | undefined {
  const same = found.find(({ requestHash }) => requestHash === hash);
  if (found.length > 0 && !same) throw new Conflict('This Idempotency-Key was used for another order');
  return same;
}

/** What was placed with a key: whether anything, and the order itself for whoever may see it. */
export type SentOrder = { isKnown: boolean; row: OrderRow | undefined };

/** The order that was placed with a key, and no other: whoever had no answer learns of it, and places nothing. */
export async function findSentOrder(database: Database, key: string, viewer: Viewer): Promise<SentOrder> {
  const found = await database.read(ordersSentBefore(await keptKey(key, viewer.session?.userId ?? null)));
  return { isKnown: found.length > 0, row: found.find(row => isShownTo(row, viewer)) };
}
