import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { routesOfApi } from '../../../functions/api.ts';
import { MOST_AT_ONCE } from '../../../functions/contracts/bulk-limits.ts';
import { notesOf } from '../../../functions/http/describe-route.ts';
import type { Job } from '../../../functions/jobs/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';
import { aPictureId, insertRow, type Row, VALID_ROWS, word } from '../../support/valid-rows.ts';

const MANY = MOST_AT_ONCE + 1;
const AT_ONCE = 1000;

/** What its routes say that the API changes in bulk: a new resource is tried here without a line of its own. */
const RESOURCES = routesOfApi().flatMap(({ path, handler }) => {
  const inBulk = notesOf(handler).inBulk?.(1);
  const [, resource = ''] = path.split('/');
  return inBulk
    ? [{ resource, table: getTableName(inBulk.table), actions: Object.keys(inBulk.actions) }]
    : [];
});

/** References that must differ from row to row, by its place. */
const PICTURE = aPictureId();
const REFERRING: Record<string, (place: number) => Row> = {
  product_prices: country_id => ({ country_id }),
  reviews: product_code => ({ product_code }),
  rooms: () => ({ picture_id: PICTURE }),
};
/** Other tables refer to these. */
const FIRST = ['countries', 'categories', 'subcategories', 'products', 'posts'];

const { shop, call } = openShop();
let staff: { token: string };

beforeAll(async () => {
  staff = { token: await tokenFor(await makeAccount(shop.database, 'staff')) };
  await shop.database.write(
    sql`INSERT INTO posts (slug, title, created_at) VALUES ('a-post', ${word()}, ${Date.now()})`,
  );
  await insertRow(shop.database, 'pictures', { picture_id: PICTURE });
  const tables = RESOURCES.map(({ table }) => table);
  for (const table of [...FIRST, ...tables.filter(name => !FIRST.includes(name))]) await fill(table);
});

/** As many rows as one call can't change. */
async function fill(table: string) {
  for (let first = 1; first <= MANY; first += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => ({
      ...VALID_ROWS[table]?.(),
      ...REFERRING[table]?.(first + index),
    }));
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map(column => `value ->> '${column}'`);
    await shop.database.write(
      sql`INSERT INTO ${sql.raw(`${table} (${columns}) SELECT ${values}`)} FROM json_each(${JSON.stringify(rows)})`,
    );
  }
}

const post = (path: string, json: object = {}) => call<Job>('POST', path, { json, ...staff });

test.each(RESOURCES)(
  'a job changes more $resource than one call can',
  async ({ resource, actions: [action] }) => {
    const { status, data } = await post(`/api/${resource}/bulk`, { action, matching: {} });
    expect(status, JSON.stringify(data)).toBe(202);
    let job = data;
    while (job.state === 'running') job = (await post(`/api/jobs/${data.jobId}/step`)).data;
    expect(job.state, job.problem).toBe('done');
    expect(job.done).toBeGreaterThan(MOST_AT_ONCE);
  },
);
