import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openLibsql } from '../../db/client/libsql.ts';
import type { Category } from '../../functions/catalog/categories/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import { clientOf } from '../support/api-client.ts';
import { atDepth } from '../support/depth.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { memoryOf } from '../support/process-memory.ts';
import { prepareFolder, runShop } from '../support/running-shop.ts';
import { startS3Server } from '../support/s3-server.ts';

type Running = Awaited<ReturnType<typeof runShop>>;

let folder: string;
const running: Running[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-commands-'));
});
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}, stateDir = join(folder, crypto.randomUUID())) {
  const shop = await runShop({ env, stateDir });
  running.push(shop);
  return { ...shop, call: clientOf(shop.url ?? 'http://never-started') };
}

async function bytesIn(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(names.map(async name => (await stat(join(directory, name))).size));
  return sizes.reduce((total, size) => total + size, 0);
}

describe('npm start', () => {
  test('in an empty folder: a demo shop ready to open, read and sign in to, compressed as at the edge', async () => {
    const shop = await start();
    const page = await shop.call('GET', '/');
    expect(page.status).toBe(200);
    expect(page.data).toContain('Coffee &amp; Tea');
    expect((await shop.call<Category[]>('GET', '/api/categories')).data).toHaveLength(12);
    expect((await shop.call('GET', '/api/health')).data).toMatchObject({ status: 'ok' });
    for (const { username, password } of DEMO_ACCOUNTS) {
      expect(shop.output()).toContain(`${username} / ${password}`);
      const { status } = await shop.call('POST', '/api/auth/login', { json: { username, password } });
      expect(status, username).toBe(200);
    }
    await expectCompressed(shop);
  });

  /** Pages and scripts are compressed and answer 304 to a cached copy; pictures are left alone. */
  async function expectCompressed(shop: Running) {
    const get = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(new URL(path, shop.url), { headers });
      const { status } = answer;
      const header = (name: string) => answer.headers.get(name);
      return { status, header, sent: Number(header('Content-Length')), bytes: await answer.bytes() };
    };
    const page = await get('/', { 'Accept-Encoding': 'identity' });
    const html = new TextDecoder().decode(page.bytes);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const picture = /src="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '';
    for (const path of ['/about', script]) {
      const plain = await get(path, { 'Accept-Encoding': 'identity' });
      expect({ contentEncoding: plain.header('Content-Encoding'), vary: plain.header('Vary') }).toEqual({
        contentEncoding: null,
        vary: expect.stringContaining('Accept-Encoding'),
      });
      // Twice: the second response comes from the cache of the first.
      for (const encoding of ['br', 'br', 'gzip', 'gzip']) {
        const { header, sent, bytes } = await get(path, { 'Accept-Encoding': encoding });
        expect(header('Content-Encoding')).toBe(encoding);
        expect(header('Vary')).toContain('Accept-Encoding');
        expect(bytes).toEqual(plain.bytes);
        expect(sent).toBeLessThan(bytes.length);
        const tag = header('ETag') ?? '';
        const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
        expect({ tag: tag.slice(0, 3), status: again.status, bytes: again.bytes.length }).toEqual({
          // For platform files, which never change, miniflare keeps the strong ETag.
          tag: path === script ? tag.slice(0, 3) : 'W/"',
          status: 304,
          bytes: 0,
        });
      }
    }
    const { header, sent, bytes } = await get(picture, { 'Accept-Encoding': 'br, gzip' });
    expect({ contentEncoding: header('Content-Encoding'), sent }).toEqual({
      contentEncoding: null,
      sent: bytes.length,
    });
  }

  test('a second start serves the stored data, keeps sign-ins, and restores nothing deleted', async () => {
    const stateDir = join(folder, 'twice');
    await prepareFolder(stateDir);
    const first = await start({}, stateDir);
    const [{ username, password }] = DEMO_ACCOUNTS;
    const json = { username, password };
    const { data } = await first.call<SignedIn>('POST', '/api/auth/login', { json });
    const { token } = data;
    const kept = await first.call<Category>('POST', '/api/categories', {
      json: { categoryName: 'Kept' },
      token,
    });
    const gone = await first.call<Category>('POST', '/api/categories', {
      json: { categoryName: 'Gone' },
      token,
    });
    await first.call('DELETE', `/api/categories/${gone.data.categoryId}`, { token });
    await first.stop();

    const second = await start({}, stateDir);
    const names = (await second.call<Category[]>('GET', '/api/categories', { token })).data.map(
      row => row.categoryName,
    );
    expect(names).toHaveLength(13);
    expect(names).toContain(kept.data.categoryName);
    expect(second.output()).not.toContain('Loading the demo');
  });

  test.skipIf(process.platform !== 'linux')(
    'an idle shop uses no more memory than serving needs',
    async () => {
      const shop = await start({}, join(folder, 'twice'));
      expect((await shop.call('GET', '/')).status).toBe(200);
      const held = await memoryOf(shop.process);
      expect(held.map(({ name }) => name)).toContain('workerd');
      const sum = held.reduce((total, { megabytes }) => total + megabytes, 0);
      expect(sum, JSON.stringify(held)).toBeLessThan(350);
    },
  );

  test('visitors’ reads take no disk space, however many there are', async () => {
    const stateDir = join(folder, 'read');
    await prepareFolder(stateDir);
    const shop = await start({}, stateDir);
    const search = (number: number) => shop.call('GET', `/products-list?q=tea${number}`);
    await search(0);
    // Apart from the database's own log of recent transactions, which is bounded.
    const cache = join(stateDir, 'v3', 'cache');
    const before = await bytesIn(cache);
    for (let number = 1; number <= 40; number += 1) expect((await search(number)).status).toBe(200);
    expect((await bytesIn(cache)) - before).toBeLessThan(10_000);
  });

  test('DEMO=off with a first administrator: no demo rows, no known password, one account', async () => {
    const shop = await start({ DEMO: 'off', ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'a-password-of-mine' });
    expect((await shop.call('GET', '/api/categories')).data).toEqual([]);
    const signIn = (username: string, password: string) =>
      shop.call<SignedIn>('POST', '/api/auth/login', { json: { username, password } });
    expect((await signIn('admin', 'meridian-admin')).status).toBe(401);
    const { status, data } = await signIn('owner', 'a-password-of-mine');
    expect(status).toBe(200);
    expect((await shop.call('GET', '/api/stats', { token: data.token })).status).toBe(200);
    expect(shop.output()).not.toContain('meridian-admin');
  });

  test('a public shop loads no demo, and warns of remaining demo passwords and broken links', async () => {
    const stateDir = join(folder, 'opened');
    await prepareFolder(stateDir);
    const before = await start({}, stateDir);
    const [{ username, password }] = DEMO_ACCOUNTS;
    const { token } = (
      await before.call<SignedIn>('POST', '/api/auth/login', { json: { username, password } })
    ).data;
    const json = { currentPassword: password, newPassword: 'a-password-of-mine' };
    expect((await before.call('PUT', '/api/accounts/me/password', { json, token })).status).toBe(200);
    await before.stop();

    const opened = await start({ HOST: '0.0.0.0' }, stateDir);
    await expect.poll(opened.output).toContain('public passwords of the demo: staff, customer.');
    expect(opened.output()).toContain('SHOP_URL is not set: links in emails lead to http://localhost');
    await opened.stop();
    for (const [name, value] of [
      ['SHOP_URL', 'https://shop.example'],
      ['TRUSTED_PROXY', '127.0.0.1'],
    ] as const) {
      const fresh = await start({ [name]: value });
      expect(
        (await fresh.call('GET', '/api/categories', { headers: { Host: 'shop.example' } })).data,
      ).toEqual([]);
      expect(fresh.output()).not.toContain('meridian-admin');
    }
  });

  test.skipIf(!libsqlServerRuns)('the same demo shop on a libSQL server and an S3 store', async () => {
    const [libsql, s3] = await Promise.all([startLibsqlServer(), startS3Server()]);
    onTestFinished(async () => void (await Promise.all([libsql.stop(), s3.stop()])));
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.options;
    const shop = await start({
      LIBSQL_URL: libsql.url,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    expect((await shop.call<Category[]>('GET', '/api/categories')).data).toHaveLength(12);
    expect((await shop.call('GET', '/api/health')).data).toMatchObject({ database: 'ok', pictures: 'ok' });
    const [stored] = await openLibsql({ url: libsql.url }).read(sql`SELECT count(*) AS total FROM products`);
    expect(stored).toEqual({ total: 24 });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s stops it cleanly, well before a supervisor would kill it',
    async signal => {
      const stateDir = join(folder, signal);
      await prepareFolder(stateDir, 'bare');
      const shop = await start({ DEMO: 'off' }, stateDir);
      shop.signal(signal);
      const killer = setTimeout(() => shop.signal('SIGKILL'), 5000);
      const code = await shop.exited;
      clearTimeout(killer);
      expect(code).toBe(0);
    },
  );
});

/** The first three fail at three different stages, which is enough for a quick run. */
const REFUSED: [string, Record<string, string>, RegExp][] = [
  ['a short secret', { JWT_SECRET: 'short' }, /JWT_SECRET has 5 bytes/],
  ['an address of another machine', { HOST: '203.0.113.7' }, /Cannot listen at 203\.0\.113\.7/],
  ['an unreachable database', { LIBSQL_URL: 'http://127.0.0.1:9' }, /database.*does not respond/],
  ['a port that is not a number', { PORT: 'eighty' }, /PORT must be a number/],
  ['a port that does not exist', { PORT: '70000' }, /PORT must be a number/],
  ['an unknown value for the demo switch', { DEMO: 'perhaps' }, /DEMO must be on or off/],
  ['half an administrator', { ADMIN_USERNAME: 'owner' }, /ADMIN_PASSWORD is not/],
  [
    'an administrator with a weak password',
    { DEMO: 'off', ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'short' },
    /Password needs at least 10/,
  ],
  [
    'a picture store without its secret',
    { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'b' },
    /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing/,
  ],
  ['an invalid database address', { LIBSQL_URL: 'nowhere' }, /LIBSQL_URL must be an address/],
  ['a database token without a database', { LIBSQL_AUTH_TOKEN: 'x' }, /LIBSQL_URL is not/],
];

describe('npm start fails with one clear line and a non-zero exit code, given', () => {
  async function refusal(env: Record<string, string>, stateDir?: string) {
    const shop = await start(env, stateDir);
    expect(shop.url).toBeUndefined();
    expect(await shop.exited).toBe(1);
    const lines = shop.errors().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0];
  }

  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`Port ${port} is in use.*another`));
    other.close();
  });

  test('a read-only state folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await refusal({}, join(file, 'state'))).toMatch(/STATE_DIR .*is not writable/);
  });

  test.each(REFUSED.slice(0, atDepth({ quick: 3, deep: REFUSED.length })))('%s', async (_, env, line) => {
    expect(await refusal(env)).toMatch(line);
  });
});
