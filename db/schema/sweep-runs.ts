import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Result of the last run of each scheduled task. */
export const sweepRuns = sqliteTable('sweep_runs', {
  sweep: text('sweep').primaryKey(),
  ranAt: integer('ran_at', { mode: 'timestamp_ms' }).notNull(),
  tookMs: integer('took_ms').notNull(),
  /** Why it stopped; null if it finished its work. */
  problem: text('problem'),
});
