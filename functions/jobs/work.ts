import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { JobRow } from './rows.ts';

/** One step of a job, sent as one batch: all of it happens, or nothing. */
export type Step = {
  /** A select of `key`, as JSON: of the rows that come next, in the order of the walk. */
  page: SQL;
  /** How many keys that has at most; where it has fewer, the phase is over. */
  size: number;
  /** What is done with the rows of the page, and noted in the job. */
  statements: readonly SQL[];
  /** How many phases there are, one walk each. */
  phases?: number;
  /** Why a refusal of the database ends the job, in words that say what to do. */
  whyRefused?: (database: Database, error: unknown) => Promise<unknown>;
};

/** What comes next of a job. */
export type StepFactory = (job: JobRow) => Step;
