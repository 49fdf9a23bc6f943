import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { Conflict } from '../../errors.ts';
import { hashOf } from '../../http/etag.ts';
import { isShownTo, type Viewer } from '../orders/queries.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';

/** Stored form of a key: two accounts may choose the same one, so the account ID is appended. */
type KeptKey = { key: string; ofAccounts: string; userId: number | null };
type Names = { [Name in keyof KeptKey]: unknown };

/** Keys contain no spaces, and the longest key plus an account ID would be too long. */
export async function storedKey(key: string, userId: number | null): Promise<KeptKey & { kept: string }> {
  const ofAccounts = `${await hashOf(new TextEncoder().encode(key))} `;
  return { key, ofAccounts, userId, kept: userId === null ? key : `${ofAccounts}${userId}` };
}

/**
 * The customer may have signed in or out before retrying, so a guest order may match an account and vice versa, but
 * never another account.
 */
export const isSentBefore = ({ key, ofAccounts, userId }: Names) => sql`(
  (${orders.idempotencyKey} = ${key} OR ${orders.idempotencyKey} BETWEEN ${ofAccounts} AND ${ofAccounts} || ':')
  AND (${userId} IS NULL OR ${orders.userId} IS NULL OR ${orders.userId} = ${userId}))`;

const selectSentBefore = prepareWith(['key', 'ofAccounts', 'userId'], names =>
  selectOrders().where(isSentBefore(names)),
);

export const ordersSentBefore = ({ key, ofAccounts, userId }: KeptKey) =>
  selectSentBefore({ key, ofAccounts, userId });

/** The existing order, if already placed: the retry includes everything, even the email that grants access. */
export function earlierOrder(found: OrderRow[], hash: string): OrderRow | undefined {
  const same = found.find(({ requestHash }) => requestHash === hash);
  if (found.length > 0 && !same) throw new Conflict('This Idempotency-Key was used for another order');
  return same;
}

/** Whether an order was placed with a key, and the order if the requester may see it. */
export type SentOrder = { isKnown: boolean; row: OrderRow | undefined };

/** Finds the order placed with a key after a lost response, without placing one. */
export async function findSentOrder(database: Database, key: string, viewer: Viewer): Promise<SentOrder> {
  const found = await database.read(ordersSentBefore(await storedKey(key, viewer.session?.userId ?? null)));
  return { isKnown: found.length > 0, row: found.find(row => isShownTo(row, viewer)) };
}
