import { sql } from 'drizzle-orm';

/** The database's clock, in milliseconds. */
export const NOW_MS = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/**
 * The first version of a row. It only grows, so that a row that was deleted and created again is never mistaken for the
 * old one.
 */
export const firstVersion = sql.raw(NOW_MS);
