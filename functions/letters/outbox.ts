import { and, isNull, lt, lte, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** What every table of letters has that were written down to be sent. */
type Letters = { sentAt: SQLiteColumn; dueAt: SQLiteColumn; tries: SQLiteColumn };

const MOST_TRIES = 8;
const MINUTE = 60_000;

/** So many are taken at a time. */
export const AT_ONCE = 50;

export const isDue = ({ sentAt, dueAt, tries }: Letters) =>
  and(isNull(sentAt), lte(dueAt, new Date()), lt(tries, MOST_TRIES));

/** What is set as one is taken: nobody else gets it until it would be due again, each time later. */
export const taken = ({ tries }: Letters) => ({
  tries: sql`${tries} + 1`,
  dueAt: sql`${Date.now()} + ${5 * MINUTE} * (1 << ${tries})`,
});
