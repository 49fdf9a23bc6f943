import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../../functions/jobs/contract.ts';
import type { HistoryEntry, Undone } from '../../../functions/office/history/contract.ts';
import { growCatalogue } from '../../../scripts/seed/catalogue.ts';
import { makeAccount } from '../../support/accounts.ts';
import { OFTEN } from '../../support/cron-times.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const PRODUCTS = 6700;
const A_STEP = 1000;

const { shop, call } = openShop();
let staff: { token: string };
let prices: { code: number; country: string }[];

beforeAll(async () => {
  await growCatalogue(shop.database, { products: PRODUCTS, countries: 2 }, () => {});
  prices = await shop.database.read(sql<{
    code: number;
    country: string;
  }>`SELECT product_code AS code, country_code AS country
    FROM product_prices JOIN countries USING (country_id) ORDER BY product_code, country_id`);
  staff = { token: await tokenFor(await makeAccount(shop.database, 'staff')) };
}, 60_000);

beforeEach(async () => {
  await shop.database.write(sql`UPDATE product_prices SET display_at_website = 1`);
});

const post = <Data>(path: string, json: object = {}, who = staff) =>
  call<Data>('POST', path, { json, ...who });

const bulk = (action: string, given: object = { matching: {} }) =>
  post<Job>('/api/productprices/bulk', { action, ...given });

async function begun(asked: ReturnType<typeof bulk>): Promise<Job> {
  const { status, data, headers } = await asked;
  expect(status, JSON.stringify(data)).toBe(202);
  expect(headers.get('Location')).toBe(`/api/jobs/${data.jobId}`);
  return data;
}

const step = async ({ jobId }: Job) => (await post<Job>(`/api/jobs/${jobId}/step`)).data;
const cancel = async ({ jobId }: Job) => (await post<Job>(`/api/jobs/${jobId}/cancel`)).data;
const tagOf = async ({ jobId }: Job) =>
  (await call<Job>('GET', `/api/jobs/${jobId}`, staff)).headers.get('ETag');
const read = async ({ jobId }: Job) => (await call<Job>('GET', `/api/jobs/${jobId}`, staff)).data;
const undo = ({ changeId }: Job) => post<Job>(`/api/changes/${changeId}/undo`);

async function toItsEnd(job: Job): Promise<Job> {
  const next = await step(job);
  return next.state === 'running' ? await toItsEnd(next) : next;
}

/** How many prices are displayed. */
async function shown(): Promise<number> {
  const [row] = await shop.database.read(
    sql<{ total: number }>`SELECT count(*) AS total FROM product_prices WHERE display_at_website`,
  );
  return row?.total ?? 0;
}

test('asks for a rest between its steps while visitors use the shop, and for none without them', async () => {
  const job = await begun(bulk('deactivate'));
  await step(job);
  expect(await step(job)).not.toHaveProperty('restMs');
  for (let visits = 0; visits < 50; visits += 1) await call('GET', '/api/countries');
  expect((await step(job)).restMs).toBeGreaterThan(0);
  await cancel(job);
});

test('hides all prices in steps, reports each, and lists them in the history as one change to undo', async () => {
  const before = prices.length;
  const job = await begun(bulk('deactivate'));
  expect(job).toMatchObject({ work: 'bulk', state: 'running', total: prices.length, done: 0, changed: 0 });
  expect(await shown()).toBe(before);

  const first = await step(job);
  expect(first).toMatchObject({ state: 'running', done: A_STEP });
  expect(await shown()).toBe(before - first.changed);

  expect(await toItsEnd(job)).toMatchObject({
    state: 'done',
    done: prices.length,
    changed: before,
    endedAt: expect.any(String),
  });
  expect(await shown()).toBe(0);
  const { data: history } = await call<HistoryEntry[]>(
    'GET',
    '/api/history?grouped=true&page=1&pageSize=5',
    staff,
  );
  expect(history[0]).toMatchObject({
    changeId: job.changeId,
    alike: 10_001,
    job: { state: 'done', done: prices.length, total: prices.length, changed: before },
  });

  const undoing = await begun(undo(job));
  expect(undoing).toMatchObject({ work: 'undo', total: before });
  expect(await toItsEnd(undoing)).toMatchObject({ state: 'done', changed: before, kept: 0 });
  expect(await shown()).toBe(before);
}, 60_000);

test('a cancelled job stays partly done, says so, and can be undone', async () => {
  const job = await begun(bulk('deactivate'));
  await step(job);
  expect((await undo(job)).status).toBe(409);
  const tag = await tagOf(job);
  expect(await cancel(job)).toMatchObject({
    state: 'cancelled',
    done: A_STEP,
    changed: A_STEP,
    total: prices.length,
  });
  expect(await tagOf(job), 'others watching see it').not.toBe(tag);
  expect(await step(job)).toMatchObject({ state: 'cancelled', done: A_STEP });
  expect(await shown()).toBe(prices.length - A_STEP);
  const { data: history } = await call<HistoryEntry[]>(
    'GET',
    `/api/history?change=${job.changeId}&grouped=true&page=1`,
    staff,
  );
  expect(history[0]).toMatchObject({
    alike: A_STEP,
    job: { state: 'cancelled', done: A_STEP, total: prices.length },
  });
  const { status, data } = await post<Undone>(`/api/changes/${job.changeId}/undo`);
  expect({ status, data }).toEqual({ status: 200, data: { undone: A_STEP, left: 0 } });
  expect(await shown()).toBe(prices.length);
}, 60_000);

test('each row is processed once, however many browsers run the job at once', async () => {
  const job = await begun(bulk('deactivate'));
  while ((await read(job)).state === 'running') await Promise.all([step(job), step(job), step(job)]);
  expect(await read(job)).toMatchObject({ state: 'done', done: prices.length, changed: prices.length });
  expect(await shown()).toBe(0);
}, 60_000);

test('an abandoned job is continued by the scheduled task, and one with an open browser is not', async () => {
  const job = await begun(bulk('deactivate'));
  await step(job);
  await shop.runTasks(OFTEN);
  expect(await read(job)).toMatchObject({ state: 'running', done: A_STEP });
  await shop.database.write(sql`UPDATE jobs SET stepped_at = stepped_at - 61000 WHERE job_id = ${job.jobId}`);
  await shop.runTasks(OFTEN);
  expect(await read(job)).toMatchObject({ state: 'done', done: prices.length, changed: prices.length });
}, 60_000);

test('does not start if more rows match than expected', async () => {
  const { data: before } = await call<Job[]>('GET', '/api/jobs?page=1', staff);
  const { status, data } = await bulk('deactivate', { matching: {}, expected: prices.length - 1 });
  expect({ status, data }).toMatchObject({
    status: 409,
    data: { detail: expect.stringContaining('rows match now') },
  });
  expect((await call<Job[]>('GET', '/api/jobs?page=1', staff)).data).toEqual(before);
});

test('undoing a job leaves rows changed since alone', async () => {
  const job = await toItsEnd(await begun(bulk('deactivate')));
  const keys = await shop.database.read(
    sql<{ key: string }>`SELECT product_code || '/' || country_id AS key FROM product_prices LIMIT 3`,
  );
  const again = { action: 'activate', keys: keys.map(({ key }) => key) };
  expect((await post('/api/productprices/bulk', again)).status).toBe(200);
  const undone = await toItsEnd(await begun(undo(job)));
  expect(undone).toMatchObject({ state: 'done', changed: prices.length - 3, kept: 3 });
  expect(await shown()).toBe(prices.length);
}, 60_000);

test('a job ends when the person who started it loses permission', async () => {
  const leaver = await makeAccount(shop.database, 'staff');
  const who = { token: await tokenFor(leaver) };
  const job = await begun(post<Job>('/api/productprices/bulk', { action: 'deactivate', matching: {} }, who));
  await shop.database.write(sql`UPDATE users SET role = 'customer' WHERE user_id = ${leaver.userId}`);
  expect(await step(job)).toMatchObject({
    state: 'failed',
    done: 0,
    problem: expect.stringContaining('no longer allowed'),
  });
});

test('returns 404 for an unknown job, and customers see none', async () => {
  const customer = { token: await tokenFor(await makeAccount(shop.database, 'customer')) };
  expect((await post('/api/jobs/999999/step')).status).toBe(404);
  expect((await post('/api/jobs/999999/cancel')).status).toBe(404);
  expect((await call('GET', '/api/jobs?page=1', customer)).status).toBe(403);
});

test('writes a large file in steps, and keeps and names a row that changed since the check', async () => {
  const importer = importerFor(call, () => staff.token);
  const rows = cells(
    ...prices.map(({ code, country }) => ({
      ProductCode: String(code),
      CountryCode: country,
      NetPrice: '7.77',
    })),
  );
  const { path, counts } = await importer.check('productprices', rows);
  expect(counts).toMatchObject({ change: prices.length, refuse: 0 });
  const { data: job, status } = await importer.apply(path);
  expect(status).toBe(202);
  await shop.database.write(
    sql`UPDATE product_prices SET version = version + 1 WHERE product_code IN (5, 5999)`,
  );
  expect(await step(job as never)).toMatchObject({
    work: 'import',
    done: A_STEP,
    changed: A_STEP - 2,
    kept: 2,
  });
  expect((await call('DELETE', path, staff)).status).toBe(409);
  expect((await importer.apply(path)).status).toBe(409);
  const ended = await toItsEnd(job as never);
  expect(ended).toMatchObject({
    state: 'done',
    done: prices.length,
    changed: prices.length - 4,
    kept: 4,
    fileName: 'a.csv',
  });
  expect(ended.keptNames).toHaveLength(4);
  const [row] = await shop.database.read(
    sql<{ total: number }>`SELECT count(*) AS total FROM product_prices WHERE net_price = 777`,
  );
  expect(row?.total).toBe(prices.length - 4);
  expect((await call('DELETE', path, staff)).status).toBe(204);
  expect(await toItsEnd(await begun(undo(ended)))).toMatchObject({
    state: 'done',
    changed: prices.length - 4,
  });
}, 120_000);
