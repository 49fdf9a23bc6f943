import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../db/d1.ts';
import type { Writer } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { stepJob } from '../../functions/office/jobs/step.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { startPlatform } from '../support/platform.ts';

const FAILURES = '0061_job_failures.sql';

/** A shop of the version before, amid a job that hides its only category. */
const USED = [
  `INSERT INTO users (user_id, username, password_hash, role, created_at) VALUES (1, 'keeper', '', 'admin', 1000)`,
  `INSERT INTO categories (category_id, category_name) VALUES (1, 'Kitchen')`,
  `INSERT INTO jobs (work, asked, change_id, user_id, username, total, created_at, stepped_at)
   VALUES ('bulk', '{"resource":"categories","action":"deactivate","matching":{}}', 'change', 1, 'keeper', 1, 1000, 1000)`,
];

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  const platform = await startPlatform();
  database = openD1(platform.client).as(null);
  stop = platform.stop;
  const migrations = await readMigrations('db/migrations');
  await migrate(
    database,
    migrations.filter(({ name }) => name < FAILURES),
  );
  for (const statement of USED) await database.write(sql.raw(statement));
  await migrate(database, migrations);
});
afterAll(() => stop());

test('a job that was begun before jobs counted their failures goes on', async () => {
  expect((await stepJob(database, 1)).entity).toMatchObject({ state: 'done', done: 1, changed: 1 });
  expect(await database.read(sql`SELECT failures FROM jobs`)).toEqual([{ failures: 0 }]);
});
