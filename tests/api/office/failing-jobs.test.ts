import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../../functions/jobs/contract.ts';
import type { Undone } from '../../../functions/office/history/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { OFTEN } from '../../support/cron-times.ts';
import { makeCategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let beginner: Awaited<ReturnType<typeof makeAccount>>;
let staff: { token: string };
beforeAll(async () => {
  beginner = await makeAccount(shop.database, 'staff');
  staff = { token: await tokenFor(await makeAccount(shop.database, 'staff')) };
});
beforeEach(() => shop.database.write(sql`DELETE FROM jobs`));

type Begun = { jobId: number; changeId: string };

/** A job abandoned so many minutes ago. */
async function left(minutes: number, asked: object): Promise<Begun> {
  const at = Date.now() - minutes * 60_000;
  const changeId = crypto.randomUUID();
  const [row] = await shop.database.write(sql<{ jobId: number }>`
    INSERT INTO jobs (work, asked, change_id, user_id, username, total, created_at, stepped_at)
    VALUES ('bulk', ${JSON.stringify(asked)}, ${changeId}, ${beginner.userId}, ${beginner.username}, 1, ${at}, ${at})
    RETURNING job_id AS "jobId"`);
  return { jobId: row?.jobId ?? 0, changeId };
}

const HIDING = { resource: 'categories', action: 'deactivate', matching: {} };
/** Started by a build with a feature that this one lacks. */
const UNKNOWN = { resource: 'categories', action: 'polish', matching: {} };

const read = async ({ jobId }: Begun) => (await call<Job>('GET', `/api/jobs/${jobId}`, staff)).data;
const step = ({ jobId }: Begun) => call<Job>('POST', `/api/jobs/${jobId}/step`, { json: {}, ...staff });

test('a failing job does not block the others, or go before them next time', async () => {
  const failing = await left(10, UNKNOWN);
  await makeCategory(shop.database);
  const other = await left(5, HIDING);
  const before = await read(failing);
  await shop.runTasks(OFTEN);
  expect(shop.takeErrors()).toEqual([expect.stringContaining(`job ${failing.jobId}`)]);
  expect((await read(other)).state).toBe('done');
  const after = await read(failing);
  expect({ state: after.state, moved: after.steppedAt > before.steppedAt }).toEqual({
    state: 'running',
    moved: true,
  });
});

test('a step that fails three times ends its job, which says so', async () => {
  const job = await left(10, UNKNOWN);
  for (const _ of ['once', 'twice']) {
    expect((await step(job)).status).toBe(500);
    expect((await read(job)).state).toBe('running');
  }
  expect(shop.takeErrors()).not.toEqual([]);
  const ended = { state: 'failed', problem: expect.stringContaining('failed three times') };
  expect(await step(job)).toMatchObject({ status: 200, data: ended });
  expect(await read(job)).toMatchObject({ ...ended, endedAt: expect.any(String) });
  expect(shop.takeErrors()).toEqual([]);
});

test('resets the failure count after a successful step', async () => {
  await makeCategory(shop.database);
  const job = await left(10, UNKNOWN);
  const does = (asked: object) =>
    shop.database.write(
      sql`UPDATE jobs SET asked = ${JSON.stringify(asked)}, state = 'running', ended_at = NULL`,
    );
  for (const _ of ['once', 'twice']) expect((await step(job)).status).toBe(500);
  await does(HIDING);
  expect((await step(job)).data.state).toBe('done');
  await does(UNKNOWN);
  for (const _ of ['once', 'twice']) expect((await step(job)).status).toBe(500);
  expect((await read(job)).state).toBe('running');
  shop.takeErrors();
});

test('someone who continues another person’s job gets the change id to undo it', async () => {
  await makeCategory(shop.database);
  const job = await left(0, HIDING);
  const { headers, data } = await step(job);
  expect(data).toMatchObject({ state: 'done', changed: 1 });
  expect(headers.get('X-Change-Id')).toBe(job.changeId);
  const path = `/api/changes/${headers.get('X-Change-Id')}/undo`;
  expect((await call<Undone>('POST', path, { json: {}, ...staff })).data).toEqual({ undone: 1, left: 0 });
});
