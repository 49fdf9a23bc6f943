import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/client/database.ts';
import type { JobRow } from './rows.ts';

/** One step of a job, sent as one atomic batch. */
export type Step = {
  /** Selects `key`, as JSON, of the next rows in order. */
  keys: SQL;
  /** The maximum number of keys; with fewer, the phase is over. */
  size: number;
  /** Statements that process these rows and update the job. */
  statements: readonly SQL[];
  /** Number of phases, with one pass each. */
  phases?: number;
  /** Explains to people why a refusal of the database ended the job and what to do. */
  whyRefused?: (database: Database, error: unknown) => Promise<unknown>;
};

/** The next step of a job. */
export type StepFactory = (job: JobRow) => Step;

/** What runs each kind of job: `job-kinds.ts` registers it. */
export type JobKinds = Record<JobRow['work'], StepFactory>;
