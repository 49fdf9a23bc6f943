import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** The request, as needed for every step. */
export type JobParams = Record<string, unknown>;

/** Work on more rows than one call can handle, and its progress. */
export const jobs = sqliteTable('jobs', {
  jobId: integer('job_id').primaryKey({ autoIncrement: true }),
  work: text('work', { enum: ['bulk', 'import', 'undo'] }).notNull(),
  asked: text('asked', { mode: 'json' }).$type<JobParams>().notNull(),
  changeId: text('change_id').notNull(),
  userId: integer('user_id').references(() => users.userId),
  username: text('username').notNull(),
  state: text('state', { enum: ['running', 'done', 'cancelled', 'failed'] })
    .notNull()
    .default('running'),
  phase: integer('phase').notNull().default(0),
  /** The key after which the next step begins, as JSON. */
  after: text('after'),
  /** The keys of the current step; empty outside its batch. */
  page: text('page').notNull().default('[]'),
  /** The last entry of the history before that step. */
  mark: integer('mark').notNull().default(0),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  kept: integer('kept').notNull().default(0),
  keptNames: text('kept_names', { mode: 'json' }).$type<string[]>().notNull().default([]),
  problem: text('problem'),
  /** Consecutive failures of its next step. */
  failures: integer('failures').notNull().default(0),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  steppedAt: integer('stepped_at', { mode: 'timestamp_ms' }).notNull(),
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }),
  /** Incremented with every step, so that a step runs only for a client that has seen the previous one. */
  version: integer('version').notNull().default(1),
});
