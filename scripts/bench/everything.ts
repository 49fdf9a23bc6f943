import { sql } from 'drizzle-orm';
import { build } from '../../db/build.ts';
import type { Writer } from '../../db/database.ts';
import { users } from '../../db/schema/users.ts';
import { changeInBulk } from '../../functions/bulk/change-in-bulk.ts';
import { CHECKS } from '../../functions/office/audit/checks.ts';
import type { AuditCheck } from '../../functions/office/audit/contract.ts';
import { lookAtBooks } from '../../functions/office/audit/run.ts';
import { stepJob } from '../../functions/office/jobs/step.ts';
import { productPricesInBulk } from '../../functions/pricing/product-prices/bulk.ts';
import { Trouble } from '../say.ts';
import { sayTable } from './table.ts';

const STAFF = 'bench';

type Made = { what: string; rows: number; steps: number[] };

/** What the office does to many prices, in steps, a history of it included, as the model has it for one. */
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

/** By somebody of the staff, whose change is forgotten again: a bench that is run often is no larger for it. */
async function switched(database: Writer, action: 'activate' | 'deactivate'): Promise<Made> {
  const staff = database.as({ changeId: crypto.randomUUID(), userId: await staffOf(database) });
  const [{ country } = { country: 0 }] = await database.read(
    sql<{ country: number }>`SELECT min(country_id) AS country FROM product_prices`,
  );
  const asked = { resource: 'productprices', action, matching: { country } };
  const begun = await changeInBulk(staff, productPricesInBulk, asked);
  if (!('jobId' in begun)) throw new Trouble('There are too few prices for work in steps');
  const steps: number[] = [];
  let job = begun;
  while (job.state === 'running') {
    steps.push(
      await taken(async () => {
        job = (await stepJob(database, job.jobId)).entity;
      }),
    );
  }
  if (job.state !== 'done') throw new Trouble(`The job ended early: ${job.problem}`);
  await database.writeBatch([
    sql`DELETE FROM history WHERE username = ${STAFF}`,
    sql`DELETE FROM jobs WHERE username = ${STAFF}`,
  ]);
  const what = action === 'activate' ? 'shown again' : 'hidden';
  return { what: `the prices of a country ${what}`, rows: job.changed, steps };
}

async function audited(database: Writer, name: AuditCheck): Promise<Made> {
  const check = CHECKS.find(one => one.check === name);
  if (!check) throw new Trouble(`There is no check ${name}`);
  const [{ rows } = { rows: 0 }] = await database.read(
    sql<{ rows: number }>`SELECT count(*) AS rows FROM product_prices`,
  );
  const steps: number[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    steps.push(
      await taken(async () => {
        after = (await lookAtBooks(database, check, after ?? undefined)).next;
      }),
    );
  }
  return { what: `all prices audited: ${name}`, rows, steps };
}
async function staffOf(database: Writer): Promise<number> {
  // A job ends when its account may no longer do it; nobody signs in without a password.
  const account = { username: STAFF, passwordHash: '', role: 'staff', enabled: true } as const;
  await database.write(
    build
      .insert(users)
      .values({ ...account, createdAt: new Date() })
      .onConflictDoUpdate({ target: users.username, set: { enabled: true } }),
  );
  const [{ userId } = { userId: 0 }] = await database.read(
    sql<{ userId: number }>`SELECT user_id AS userId FROM users WHERE username = ${STAFF}`,
  );
  return userId;
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
