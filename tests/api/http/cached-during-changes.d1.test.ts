import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Job } from '../../../functions/jobs/contract.ts';
import { growCatalogue } from '../../../scripts/seed/catalogue.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makePost } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });
let staff: Awaited<ReturnType<typeof makeAccount>>;
let token: string;
beforeAll(async () => {
  await growCatalogue(shop.database, { products: 6000, countries: 2 }, () => {});
  staff = await makeAccount(shop.database, 'staff');
  token = await tokenFor(staff);
}, 60_000);

const sourceOf = async (path: string) => (await call('GET', path)).headers.get('X-Shop-Cache');
const remembered = (path: string) =>
  vi.waitFor(async () => expect({ path, from: await sourceOf(path) }).toEqual({ path, from: 'memory' }), {
    timeout: 60_000,
  });

describe('pages made from posts', () => {
  const MADE_OF_POSTS = ['/blog', '/blog/rss.xml', '/api/posts'];

  test('are cached again without the newest post once it is withdrawn', async () => {
    await makePost(shop.database, { publishAt: new Date(Date.now() - 7_200_000) });
    const { postId, title } = await makePost(shop.database, { publishAt: new Date() });
    for (const path of MADE_OF_POSTS) await remembered(path);
    const asked = { action: 'deactivate', keys: [postId] };
    expect((await call('POST', '/api/posts/bulk', { json: asked, token })).status).toBe(200);
    for (const path of MADE_OF_POSTS) {
      expect(JSON.stringify((await call('GET', path)).data)).not.toContain(title);
      await remembered(path);
    }
  });

  test('show a scheduled post as soon as it is due, also after another was withdrawn', async () => {
    const { title } = await makePost(shop.database, { publishAt: new Date(Date.now() + 2000) });
    await vi.waitFor(
      async () => {
        for (const path of MADE_OF_POSTS)
          expect(JSON.stringify((await call('GET', path)).data)).toContain(title);
      },
      { timeout: 60_000 },
    );
    for (const path of MADE_OF_POSTS) await remembered(path);
  });
});

test('while a job hides the prices of one country in steps, other pages stay cached, and its own are right as soon as it ends', async () => {
  const [its, other] = await shop.database.read(
    sql<{ id: number; code: string }>`SELECT country_id AS id, country_code AS code FROM countries LIMIT 2`,
  );
  const listIn = (country?: { code: string }) => `/api/products?country=${country?.code}&page=1&pageSize=100`;
  const firstShownIn = async (country: typeof its, most: number) =>
    (await call<Product[]>('GET', listIn(country))).data.filter(
      ({ productCode, price }) => productCode <= most && price,
    );
  const untouched = ['/about', listIn(other), '/api/categories', '/blog'];
  for (const path of [...untouched, listIn(its)]) await remembered(path);
  const job = await begunJob({ country: its?.id });
  for (let step = 1; step <= 5; step += 1) {
    const { data } = await call<Job>('POST', `/api/jobs/${job}/step`, { json: {}, token });
    expect(data).toMatchObject({ state: 'running', done: 1000 * step });
    for (const path of untouched) {
      expect({ path, step, from: await sourceOf(path) }).toEqual({ path, step, from: 'memory' });
    }
    await expect.poll(() => firstShownIn(its, 1000)).toEqual([]);
  }
  await remembered(listIn(its));
  const { data } = await call<Job>('POST', `/api/jobs/${job}/step`, { json: {}, token });
  expect(data).toMatchObject({ state: 'done' });
  expect(await firstShownIn(its, 6000)).toEqual([]);
}, 120_000);

/** As if more prices than one call takes had been selected. */
async function begunJob(matching: object): Promise<number> {
  const asked = JSON.stringify({ resource: 'productprices', action: 'deactivate', matching });
  const [row] = await shop.database.write(sql<{ jobId: number }>`
    INSERT INTO jobs (work, asked, change_id, user_id, username, total, created_at, stepped_at)
    VALUES ('bulk', ${asked}, ${crypto.randomUUID()}, ${staff.userId}, ${staff.username}, 5400, 0, ${Date.now()})
    RETURNING job_id AS "jobId"`);
  return row?.jobId ?? 0;
}
