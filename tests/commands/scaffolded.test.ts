import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MOST_AT_ONCE } from '../../functions/contracts/bulk-limits.ts';
import { MINUTE } from '../../functions/contracts/durations.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import type { HistoryEntry } from '../../functions/office/history/contract.ts';
import type { ApiDocument } from '../../functions/openapi/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { fileOfD1 } from '../../scripts/backup/local-files.ts';
import { QUICK_CHECKS } from '../../scripts/verify.ts';
import { clientOf } from '../support/api-client.ts';
import { aKey } from '../support/buyers.ts';
import { demoSession } from '../support/demo-session.ts';
import { DEPTH } from '../support/depth.ts';
import { aName, anOrder } from '../support/factories.ts';
import { expectProblem } from '../support/problems.ts';
import { runStarted, type StartedShop } from '../support/running-shop.ts';
import { addPaymentMethods } from '../support/scaffolded/payments.ts';
import { addSupplierRows } from '../support/scaffolded/supplier-rows.ts';
import { addSuppliers } from '../support/scaffolded/suppliers.ts';
import { copyTree, type Tree } from '../support/scaffolded/tree.ts';

/** As the API of the copy returns it: this tree has no such type. */
type Supplier = { supplierId: number; supplierName: string; note: string; displayStatus: boolean };

const MANY = MOST_AT_ONCE + 1;

let tree: Tree;
let shop: StartedShop;
let staff: { token: string };
const call: ReturnType<typeof clientOf> = (...request) => clientOf(shop.url)(...request);

beforeAll(async () => {
  tree = await copyTree();
  await addSuppliers(tree);
  await addSupplierRows(tree);
  await addPaymentMethods(tree);
  await tree.npm('build');
  const stateDir = tree.at('.data');
  await tree.npm('db:migrate', [], { STATE_DIR: stateDir });
  insertSuppliers(fileOfD1(stateDir));
  shop = await runStarted({ cwd: tree.folder, stateDir });
  staff = await demoSession(call, 'staff');
});
afterAll(async () => {
  await shop?.stop();
  await tree?.remove();
});

/** As many as one call can't change. */
function insertSuppliers(file: string) {
  const database = new DatabaseSync(file);
  database.exec(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})
      INSERT INTO suppliers (supplier_name) SELECT 'Numbered ' || n FROM numbers`,
  );
  database.close();
}

const create = async (supplierName = aName('Supplier')) =>
  (await call<Supplier>('POST', '/api/suppliers', { json: { supplierName, note: 'Pays late' }, ...staff }))
    .data;
const change = (id: number, json: Partial<Supplier>) =>
  call<Supplier>('PUT', `/api/suppliers/${id}`, { json, ...staff });
const remove = (id: number) => call('DELETE', `/api/suppliers/${id}`, staff);
const namesIn = ({ data }: { data: Supplier[] }) => data.map(({ supplierName }) => supplierName);

test('docs/adding.md names every file that a developer has to change', async () => {
  const guide = await readFile('docs/adding.md', 'utf8');
  const own = /supplier|providers\/tide-pay/;
  const isNamed = (path: string) =>
    guide.includes(path) ||
    [`${dirname(path)}/`, basename(path)].every(name => guide.includes(`\`${name}\``));
  expect(tree.changed().filter(path => !own.test(path) && !isNamed(path))).toEqual([]);
});

describe('a resource that is copied from categories and renamed', () => {
  test('can be listed, found, created, changed and deleted, by staff alone', async () => {
    const { supplierId, supplierName } = await create();
    const path = `/api/suppliers/${supplierId}`;
    expect((await call<Supplier>('GET', path)).data).toMatchObject({
      ...{ supplierId, supplierName, note: 'Pays late', displayStatus: true },
    });
    expect(namesIn(await call('GET', `/api/suppliers?q=${encodeURIComponent(supplierName)}`))).toEqual([
      supplierName,
    ]);
    expect((await change(supplierId, { displayStatus: false })).data.displayStatus).toBe(false);
    expectProblem(await call('GET', path), 404);
    expectProblem(await call('DELETE', path), 401);
    expect((await remove(supplierId)).status).toBe(204);
    expectProblem(await call('GET', path, staff), 404);
  });

  test('has its rules in the API, which names the field that breaks one', async () => {
    const { supplierName } = await create();
    const refused = await call('POST', '/api/suppliers', {
      json: { supplierName, note: 'x'.repeat(201) },
      ...staff,
    });
    expect(expectProblem(refused, 422).errors?.map(({ path }) => path)).toEqual(['note']);
    const taken = await call('POST', '/api/suppliers', { json: { supplierName }, ...staff });
    expect(expectProblem(taken, 409).errors?.map(({ path }) => path)).toEqual(['supplierName']);
  });

  test('is in the API document with all its calls', async () => {
    const { data } = await call<ApiDocument>('GET', '/api/openapi.json');
    const calls = Object.entries(data.paths).filter(([path]) => path.startsWith('/api/suppliers'));
    expect(calls.map(([path, operations]) => `${path} ${Object.keys(operations).sort()}`)).toEqual([
      '/api/suppliers get,post',
      '/api/suppliers/{id} delete,get,put',
      '/api/suppliers/bulk post',
    ]);
    expect(data.tags.map(({ name }) => name)).toContain('Suppliers');
  });

  test('is shown to visitors without delay after a change, although its lists are cached', async () => {
    const { supplierId, supplierName } = await create();
    const path = `/api/suppliers?q=${encodeURIComponent(supplierName)}`;
    const seen = () => call<Supplier[]>('GET', path);
    // Only a cached list has a tag.
    await vi.waitFor(async () => expect((await seen()).headers.has('ETag')).toBe(true), { timeout: 60_000 });
    await change(supplierId, { note: 'Pays on time' });
    expect((await seen()).data.map(({ note }) => note)).toEqual(['Pays on time']);
    await remove(supplierId);
    expect((await seen()).data).toEqual([]);
  });

  test('has a history, from which staff undo a change and restore a deleted row', async () => {
    const { supplierId, supplierName } = await create();
    const { headers } = await change(supplierId, { note: 'Pays on time' });
    const historyOf = async () =>
      (await call<HistoryEntry[]>('GET', `/api/history?kind=suppliers&key=${supplierId}`, staff)).data;
    expect((await historyOf())[0]).toMatchObject({
      ...{ kind: 'suppliers', name: supplierName, by: 'staff' },
      changes: [{ field: 'note', old: 'Pays late', new: 'Pays on time' }],
    });
    expect((await call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, staff)).status).toBe(200);
    expect((await call<Supplier>('GET', `/api/suppliers/${supplierId}`)).data.note).toBe('Pays late');

    await remove(supplierId);
    const restore = async () =>
      call('POST', `/api/history/${(await historyOf())[0]?.historyId}/restore`, staff);
    const other = await create(supplierName);
    expect(expectProblem(await restore(), 409).detail).toMatch('Another supplier with this name now exists');
    await remove(other.supplierId);
    expect((await restore()).status).toBe(200);
    expect((await call<Supplier>('GET', `/api/suppliers/${supplierId}`)).data.supplierName).toBe(
      supplierName,
    );
  });

  test('is changed by a job, and changed back, if it has more rows than one call can change', async () => {
    const finish = async (asked: Promise<{ status: number; data: Job }>) => {
      const { status, data } = await asked;
      expect(status).toBe(202);
      let job = data;
      while (job.state === 'running')
        job = (await call<Job>('POST', `/api/jobs/${data.jobId}/step`, { json: {}, ...staff })).data;
      expect({ state: job.state, problem: job.problem, changed: job.changed }).toEqual({
        state: 'done',
        changed: MANY,
      });
      return job;
    };
    const json = { action: 'deactivate', matching: { q: 'Numbered' } };
    const done = await finish(call<Job>('POST', '/api/suppliers/bulk', { json, ...staff }));
    expect((await call('GET', '/api/suppliers?q=Numbered')).data).toEqual([]);
    await finish(call<Job>('POST', `/api/changes/${done.changeId}/undo`, staff));
    expect((await call<Supplier[]>('GET', '/api/suppliers?q=Numbered')).data).not.toEqual([]);
  });

  test('has its screens in the back office', async () => {
    const assets = tree.at('dist/client/assets');
    const scripts = (await readdir(assets)).filter(name => name.endsWith('.js'));
    expect(scripts.filter(name => /^supplier-(list|form)-/.test(name))).toHaveLength(2);
    const texts = await Promise.all(scripts.map(name => readFile(join(assets, name), 'utf8')));
    expect(texts.some(text => text.includes('/admin/suppliers'))).toBe(true);
  });
});

describe('a payment method that is described, with its provider', () => {
  async function aCart() {
    const { data } = await call<{ productCode: number; price: { stockAvailable: number } | null }[]>(
      ...(['GET', '/api/products?country=DE&inStock=true'] as const),
    );
    const [product] = data.filter(({ price }) => (price?.stockAvailable ?? 0) > 5);
    return anOrder('DE', [{ productCode: product?.productCode ?? 0, quantity: 1 }]);
  }
  const at = ({ orderNumber, billing }: Order, what = '') =>
    `/api/orders/${orderNumber}${what}?email=${billing.email}`;
  const place = async (payment: string) => {
    const json = { ...(await aCart()), payment };
    const { status, data } = await call<Order>('POST', '/api/orders', { json, headers: aKey() });
    expect({ status, payment: data.payment }).toEqual({ status: 201, payment });
    return data;
  };
  const begin = async () => {
    const order = await place('tidepay');
    const { status, data } = await call<{ approveUrl: string }>('POST', at(order, '/payment'));
    expect(status).toBe(201);
    return { order, ...data };
  };
  const stateOf = async (order: Order) => (await call<Order>('GET', at(order))).data.state;

  test('is offered at checkout, before the order and on the page', async () => {
    const { country, lines } = await aCart();
    const { data } = await call<{ payments: string[] }>('POST', '/api/cart/quote', {
      json: { country, lines },
    });
    expect(data.payments).toEqual(expect.arrayContaining(['cheque', 'tidepay']));
  });

  test('takes the money when the customer returns, whose address keeps what the provider adds', async () => {
    const { order, approveUrl } = await begin();
    expect(approveUrl).toBe(
      `${shop.url}/order/${order.orderNumber}?tidepay=approved&session=${order.orderNumber}-0`,
    );
    const page = await call<string>('GET', `${approveUrl}&email=${order.billing.email}`);
    expect(page.data).toContain('Processing your payment...');
    expect((await call<Order>('POST', at(order, '/payment/capture'))).data.state).toBe('paid');
    const refunded = { json: { to: 'refunded' }, ...staff };
    expect((await call<Order>('POST', at(order, '/moves'), refunded)).data.state).toBe('refunded');
  });

  test('takes the money of customers who do not return, after a webhook that its provider signed', async () => {
    const { order } = await begin();
    const body = JSON.stringify({ eventId: crypto.randomUUID(), paymentId: `${order.orderNumber}-0` });
    const hear = (signature: string) =>
      call('POST', '/api/payments/tidepay/webhook', { body, headers: { 'Tide-Signature': signature } });
    expectProblem(await hear('of-somebody'), 403);
    expect(await stateOf(order)).toBe('pending');
    expect((await hear('of-the-tide')).status).toBe(200);
    expect(await stateOf(order)).toBe('paid');
  });

  test('is booked by staff if the money moves outside the shop', async () => {
    const order = await place('cheque');
    expectProblem(await call('POST', at(order, '/payment')), 422);
    expectProblem(await call('POST', '/api/payments/cheque/webhook', { body: '{}' }), 404);
    const page = await call<string>('GET', `/order/${order.orderNumber}?email=${order.billing.email}`);
    expect(page.data).toContain('Post a cheque over');
    const paid = { json: { to: 'paid' }, ...staff };
    expect((await call<Order>('POST', at(order, '/moves'), paid)).data.state).toBe('paid');
  });
});

/** The unit tests of what each resource and payment method registers; the others test code that stays the same. */
const OF_WHAT_IS_ADDED = [
  ...['architecture', 'banned-words', 'dependencies', 'docs-current', 'docs-findable', 'glossary'],
  ...['import-cycles', 'bounded-lists', 'constraints', 'history-triggers', 'job-words', 'long-texts'],
  ...['payment-document', 'plain-records', 'record-rules', 'schema', 'trigger-migrations', 'trigger-plans'],
];

/** Of all checks together, on a busy machine. */
const TIME_LIMIT = 20 * MINUTE;

test.runIf(DEPTH === 'deep')(
  'passes every check that a developer runs before a commit',
  async () => {
    await tree.npm('format');
    for (const [, command, args] of QUICK_CHECKS) await tree.tool(command, args);
    await tree.tool('vitest', [
      ...['run', '--project', 'unit'],
      ...OF_WHAT_IS_ADDED.map(name => `/${name}.test.ts`),
    ]);
  },
  TIME_LIMIT,
);
