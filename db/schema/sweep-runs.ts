import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How each of the sweeps went the last time. */
export const sweepRuns = sqliteTable('sweep_runs', {
  sweep: text('sweep').primaryKey(),
  ranAt: integer('ran_at', { mode: 'timestamp_ms' }).notNull(),
  tookMs: integer('took_ms').notNull(),
  /** Why it stopped; null where it did all that there was to do. */
  problem: text('problem'),
});
