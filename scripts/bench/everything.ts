import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { JOB_KINDS } from '../../functions/job-kinds.ts';
import { stepJob } from '../../functions/jobs/runner/step.ts';
import { CHECKS } from '../../functions/office/audit/checks.ts';
import type { AuditCheck } from '../../functions/office/audit/contract.ts';
import { auditDatabase } from '../../functions/office/audit/run.ts';
import { CliError } from '../say.ts';
import { beginSwitching, forgetSwitching, type Switch } from './price-job.ts';
import { sayTable } from './table.ts';

type JobResult = { what: string; rows: number; steps: number[] };

/** Bulk changes of prices, in steps and with their history, for the model. */
export async function sayEverything(database: Writer) {
  const made = [
    await switched(database, 'deactivate'),
    await switched(database, 'activate'),
    await audited(database, 'stock'),
    await audited(database, 'stock-ledger'),
    await audited(database, 'references'),
  ];
  sayTable(
    ['in steps', 'prices', 'steps', 'seconds', 'longest step, ms', 'ms each'],
    made.map(({ what, rows, steps }) => {
      const ms = steps.reduce((sum, one) => sum + one, 0);
      return [
        what,
        rows.toLocaleString('en'),
        steps.length,
        (ms / 1000).toFixed(1),
        Math.round(Math.max(...steps)),
        (ms / rows).toFixed(4),
      ];
    }),
  );
}

async function switched(database: Writer, action: Switch): Promise<JobResult> {
  let job = await beginSwitching(database, action);
  const steps: number[] = [];
  while (job.state === 'running') {
    steps.push(
      await taken(async () => {
        job = (await stepJob({ database, jobKinds: JOB_KINDS }, job.jobId)).entity;
      }),
    );
  }
  if (job.state !== 'done') throw new CliError(`The job ended early: ${job.problem}`);
  await forgetSwitching(database);
  const what = action === 'activate' ? 'shown again' : 'hidden';
  return { what: `the prices of a country ${what}`, rows: job.changed, steps };
}

async function audited(database: Writer, name: AuditCheck): Promise<JobResult> {
  const check = CHECKS.find(one => one.check === name);
  if (!check) throw new CliError(`There is no check ${name}`);
  const [{ rows } = { rows: 0 }] = await database.read(
    sql<{ rows: number }>`SELECT count(*) AS rows FROM product_prices`,
  );
  const steps: number[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    steps.push(
      await taken(async () => {
        after = (await auditDatabase(database, check, after ?? undefined)).next;
      }),
    );
  }
  return { what: `all prices audited: ${name}`, rows, steps };
}
async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
