import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { Role } from '../../contracts/roles.ts';
import { NotFound, ShopError } from '../../errors.ts';
import type { Versioned } from '../../records/rows.ts';
import type { Job } from '../contract.ts';
import type { JobRow } from '../rows.ts';
import { advanceCursor, CLAIM_CONSTRAINT, claimStep } from '../step-claim.ts';
import type { JobKinds, Step } from '../work.ts';
import { endJob } from './end.ts';
import { noteFailure } from './fail.ts';
import { findJob, toVersioned } from './queries.ts';

const MAY_NOT = 'The account that started this is no longer allowed to';
const IN_USE = 'Some of these rows are now in use. Changes made until then are in the history';

type Owner = { userId: number; role: Role };
type Running = { database: Database; jobKinds: JobKinds };

/** Runs the next step of a job and returns its progress; only the progress if it has ended or someone else is running it. */
export async function stepJob({ database, jobKinds }: Running, jobId: number): Promise<Versioned<Job>> {
  const [[job], [owner]] = await database.readBatch([selectJob(jobId), selectOwner(jobId)]);
  if (!job) throw new NotFound(`There is no job ${jobId}`);
  if (job.state !== 'running') return toVersioned(job);
  if (!mayGoOn(job, owner)) return await endJob(database, jobId, { state: 'failed', problem: MAY_NOT });
  try {
    return await makeStep(database, { job, step: jobKinds[job.work](job), owner });
  } catch (error) {
    const noted = await noteFailure(database, job).catch(() => undefined);
    if (noted?.entity.state !== 'failed') throw error;
    return noted;
  }
}

type StepRun = { job: JobRow; step: Step; owner: Owner };

async function makeStep(
  database: Database,
  { job, step, owner: { userId } }: StepRun,
): Promise<Versioned<Job>> {
  const { jobId, changeId } = job;
  try {
    const writer = database.as({ userId, changeId });
    const answers = await writer.writeBatch([
      claimStep(job, step),
      ...step.statements,
      advanceCursor(job, step),
      selectJob(jobId),
    ]);
    const [after] = answers.at(-1) as JobRow[];
    return toVersioned(after ?? job);
  } catch (error) {
    const refusal = constraintViolation(error);
    if (!refusal) throw error;
    if (refusal.kind === 'check' && refusal.constraint === CLAIM_CONSTRAINT) {
      return await findJob({ database }, jobId);
    }
    const why = await step.whyRefused?.(database, error);
    const explanation = refusal.kind === 'rule' ? refusal.message : IN_USE;
    return await endJob(database, jobId, {
      state: 'failed',
      problem: why instanceof ShopError ? why.message : explanation,
    });
  }
}

const selectJob = (jobId: number) => build.select().from(jobs).where(eq(jobs.jobId, jobId));

const selectOwner = (jobId: number) =>
  build
    .select({ userId: users.userId, role: users.role })
    .from(jobs)
    .innerJoin(users, eq(users.userId, jobs.userId))
    .where(and(eq(jobs.jobId, jobId), eq(users.enabled, true)));

/** A job stops once its owner loses the permission for it. */
function mayGoOn({ asked }: JobRow, owner: Owner | undefined): owner is Owner {
  const { asking } = asked as { asking?: { isAdmin: boolean } };
  return owner?.role === 'admin' || (owner?.role === 'staff' && !asking?.isAdmin);
}
