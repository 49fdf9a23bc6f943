import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { JOB_KINDS } from '../../functions/job-kinds.ts';
import { stepJob } from '../../functions/jobs/runner/step.ts';
import { running, upgradedShop } from '../support/upgraded-shop.ts';

const FAILURES = '0061_job_failures.sql';

/** A shop of the previous version, in the middle of a job that hides its only category. */
const USED = [
  `INSERT INTO users (user_id, username, password_hash, role, created_at) VALUES (1, 'keeper', '', 'admin', 1000)`,
  `INSERT INTO categories (category_id, category_name) VALUES (1, 'Kitchen')`,
  `INSERT INTO jobs (work, asked, change_id, user_id, username, total, created_at, stepped_at)
   VALUES ('bulk', '{"resource":"categories","action":"deactivate","matching":{}}', 'change', 1, 'keeper', 1, 1000, 1000)`,
];

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(FAILURES, running(USED)));
});
afterAll(() => stop());

test('a job started before jobs counted failures continues', async () => {
  expect((await stepJob({ database, jobKinds: JOB_KINDS }, 1)).entity).toMatchObject({
    state: 'done',
    done: 1,
    changed: 1,
  });
  expect(await database.read(sql`SELECT failures FROM jobs`)).toEqual([{ failures: 0 }]);
});
