import { type SQL, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { NotFound } from '../../errors.ts';
import { MOST_UNSETTLED, type UnsettledMoney } from './contract.ts';

/** Uses the indexes of unsettled payments, however many others there are. */
const OF_ORDERS = sql`SELECT * FROM payments WHERE unsettled IS NOT NULL ORDER BY created_at LIMIT ${sql.raw(String(MOST_UNSETTLED))}`;
const OF_NO_ORDER = sql`SELECT * FROM unknown_takings WHERE done_at IS NULL ORDER BY taken_at LIMIT ${sql.raw(String(MOST_UNSETTLED))}`;

/** A statement for a batch, with a limit. */
export const countUnsettled = () => sql<{
  unsettled: number;
  unread: string | null;
  comparedUntil: number | null;
}>`
  SELECT (SELECT count(*) FROM (${OF_ORDERS})) + (SELECT count(*) FROM (${OF_NO_ORDER})) AS unsettled,
    (SELECT max(problem) FROM takings_read) AS unread,
    (SELECT min(read_until) FROM takings_read) AS comparedUntil`;

type Row = Omit<UnsettledMoney, 'since'> & { since: number };

export const selectUnsettled = (): SQL<Row> => sql<Row>`
  SELECT payment_id AS id, unsettled AS kind, order_number AS orderNumber, orders.state AS orderState, payment,
    amount - returned AS amount, its.denomination, its.created_at AS since
  FROM (${OF_ORDERS}) AS its CROSS JOIN orders ON orders.order_id = its.order_id
  UNION ALL
  SELECT capture_id, 'unknown-order', order_number, NULL, method, amount, denomination, taken_at
  FROM (${OF_NO_ORDER})
  ORDER BY since`;

/** Payments that need action, oldest first. */
export async function listUnsettled(database: Database): Promise<UnsettledMoney[]> {
  const rows = await database.read(selectUnsettled());
  return rows.map(({ amount, since, ...row }) => ({
    ...row,
    amount: fromHundredths(amount),
    since: new Date(since).toISOString(),
  }));
}

/** Paths are lower-cased. */
export async function finishTaking(database: Writer, captureId: string) {
  const [done] = await database.write(sql<{ captureId: string }>`
    UPDATE unknown_takings SET done_at = ${Date.now()}
    WHERE done_at IS NULL AND lower(capture_id) = ${captureId.toLowerCase()} RETURNING capture_id AS captureId`);
  if (!done) throw new NotFound(`Capture ${captureId} has nothing to settle`);
}
