import { type SQL, sql } from 'drizzle-orm';
import { changeContext } from '../../db/schema/acting.ts';
import { type JobParams, jobs } from '../../db/schema/jobs.ts';
import { build } from '../../db/sql/build.ts';

type Beginning = {
  work: (typeof jobs.$inferSelect)['work'];
  asked: JobParams;
  /** A select of one number: how many rows to process; no row if it must not begin. */
  total: SQL;
};

/** The job belongs to the actor of the batch and its change. */
export const insertJob = ({ work, asked, total }: Beginning) => sql`
  INSERT INTO ${jobs} (work, asked, change_id, user_id, username, total, created_at, stepped_at)
  SELECT ${work}, ${JSON.stringify(asked)}, change_id, user_id, username, counted.total, at, at
  FROM ${changeContext}, (${total}) AS counted`;

/** The one that was inserted in the same batch. */
export const selectBegun = () =>
  build.select().from(jobs).where(sql`${jobs.changeId} = (SELECT change_id FROM ${changeContext})`);
