import { sql } from 'drizzle-orm';

/** The time as the database has it, in milliseconds. */
export const NOW_MS = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/**
 * The version that a row begins with. It only grows, so that a row which was deleted and made again is never taken for
 * the old one.
 */
export const firstVersion = sql.raw(NOW_MS);
