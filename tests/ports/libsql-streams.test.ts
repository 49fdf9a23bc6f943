import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openLibsql } from '../../db/client/libsql.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';

type Sent = { baton: string | null; requests: { type: string }[] };

/** A libSQL server behind a proxy that notes what is sent to it. */
async function openWatched() {
  const server = await startLibsqlServer();
  const sent: Sent[] = [];
  /** What the next request gets instead of being passed on. */
  let refusal: { status: number; type: string; text: string } | undefined;
  const proxy = createServer(async (request, response) => {
    const body = await new Response(request as unknown as ReadableStream).text();
    sent.push(JSON.parse(body));
    const refused = refusal;
    refusal = undefined;
    if (refused) {
      response.writeHead(refused.status, { 'Content-Type': refused.type }).end(refused.text);
      return;
    }
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await server.stop();
  });
  return {
    server,
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent,
    refuseNext: (given: typeof refusal) => {
      refusal = given;
    },
  };
}

const isOpening = ({ baton }: Sent) => !baton;
const isClosing = ({ requests }: Sent) => requests.some(({ type }) => type === 'close');

describe.skipIf(!libsqlServerRuns)('streams to a libSQL server', () => {
  test('one after the other, requests share a stream, also after a refused batch', async () => {
    const { url, sent } = await openWatched();
    const database = openLibsql({ url }).as(null);
    await database.write(sql`CREATE TABLE tins (name TEXT UNIQUE)`);
    await database.writeBatch([sql`INSERT INTO tins VALUES ('a')`, sql`INSERT INTO tins VALUES ('b')`]);
    const half = [sql`INSERT INTO tins VALUES ('c')`, sql`INSERT INTO tins VALUES ('a')`];
    await expect(database.writeBatch(half)).rejects.toThrow(/UNIQUE constraint failed/);
    await openLibsql({ url }).as(null).write(sql`INSERT INTO tins VALUES ('d')`);
    expect(await database.read(sql`SELECT name FROM tins ORDER BY name`)).toEqual([
      { name: 'a' },
      { name: 'b' },
      { name: 'd' },
    ]);
    expect(sent.filter(isOpening)).toHaveLength(1);
    expect(sent.filter(isClosing)).toEqual([]);
  });

  test('of many requests at once a few leave a stream open, the others close theirs with the same request', async () => {
    const { url, sent } = await openWatched();
    const database = openLibsql({ url }).as(null);
    await Promise.all(Array.from({ length: 40 }, () => database.read(sql`SELECT 1`)));
    expect(sent.filter(isOpening)).toHaveLength(40);
    expect(sent.filter(isClosing)).toHaveLength(32);
  });

  test.each([
    [
      'ended it',
      {
        status: 400,
        type: 'application/json',
        text: '{"message":"The stream has expired","code":"STREAM_EXPIRED"}',
      },
    ],
    ['no longer knows it', { status: 400, type: 'text/plain', text: 'Received an invalid baton' }],
  ])('a write is sent on a new stream, once, after the server %s', async (_, refusal) => {
    const { url, sent, refuseNext } = await openWatched();
    const database = openLibsql({ url }).as(null);
    await database.write(sql`CREATE TABLE tins (name TEXT)`);
    refuseNext(refusal);
    await database.write(sql`INSERT INTO tins VALUES ('a')`);
    expect(await database.read(sql`SELECT count(*) AS tins FROM tins`)).toEqual([{ tins: 1 }]);
    expect(sent.filter(isOpening)).toHaveLength(2);
  });

  test('after another connection has changed a table, its columns are named as they are now', async () => {
    const { url } = await openWatched();
    const [database, other] = [openLibsql({ url }).as(null), openLibsql({ url, timeoutMs: 10_000 }).as(null)];
    await database.write(sql`CREATE TABLE tins (name TEXT, stock INTEGER)`);
    await database.read(sql`SELECT * FROM tins`);
    await other.writeBatch([
      sql`DROP TABLE tins`,
      sql`CREATE TABLE tins (stock INTEGER, name TEXT)`,
      sql`INSERT INTO tins VALUES (3, 'a')`,
    ]);
    expect(await database.read(sql`SELECT * FROM tins`)).toEqual([{ stock: 3, name: 'a' }]);
  });

  test('after a crash of the server, the next write succeeds', async () => {
    const { url, server } = await openWatched();
    const database = openLibsql({ url }).as(null);
    await database.write(sql`CREATE TABLE tins (name TEXT)`);
    await server.lose();
    await server.regain();
    await database.write(sql`INSERT INTO tins VALUES ('a')`);
    expect(await database.read(sql`SELECT name FROM tins`)).toEqual([{ name: 'a' }]);
  });
});
