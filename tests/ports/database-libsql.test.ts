import { createServer, type RequestListener } from 'node:http';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { constraintViolation, isUnreachable } from '../../db/client/errors.ts';
import { openLibsql } from '../../db/client/libsql.ts';
import { freePort } from '../../scripts/port.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { databaseSuite, thrownBy } from './database.suite.ts';

describe.skipIf(!libsqlServerRuns)('a libSQL server', () => {
  databaseSuite('libSQL', async () => {
    const { url, stop } = await startLibsqlServer();
    return { database: openLibsql({ url }).as(null), stop };
  });

  test('a server that stops is distinguished from an invalid request', async () => {
    const { url, stop } = await startLibsqlServer();
    const database = openLibsql({ url }).as(null);
    await database.write(sql`CREATE TABLE kept (id INTEGER)`);
    await stop();
    await expectUnreachable(url);
    const error = await thrownBy(database.write(sql`INSERT INTO kept VALUES (1)`));
    expect(isUnreachable(error)).toBe(true);
  });
});

test('a server that never existed counts as unreachable', async () => {
  await expectUnreachable(`http://127.0.0.1:${await freePort()}`);
});

test.each([
  ['is broken', answering(502, 'Bad gateway')],
  ['is too busy', answering(429, 'Slow down')],
  ['never answers', () => undefined],
  ['hangs up', request => void request.socket.destroy()],
] as [string, RequestListener][])(
  'a shopper waits no longer than necessary when the server %s',
  async (_, listener) => {
    await withServer(listener, expectUnreachable);
  },
);

test('a rejected token is not a failure that waiting would fix', async () => {
  await withServer(answering(401, 'Unauthorized'), async url => {
    const error = await thrownBy(openLibsql({ url, authToken: 'wrong' }).read(sql`SELECT 1`));
    expect(isUnreachable(error)).toBe(false);
  });
});

async function expectUnreachable(url: string) {
  const database = openLibsql({ url, timeoutMs: 300 }).as(null);
  const asked = [() => database.read(sql`SELECT 1`), () => database.writeBatch([sql`SELECT 1`])];
  for (const ask of asked) {
    const error = await thrownBy(ask());
    expect(isUnreachable(error)).toBe(true);
    expect(constraintViolation(error)).toBeUndefined();
  }
}

function answering(status: number, text: string): RequestListener {
  return (_, response) => response.writeHead(status).end(text);
}

async function withServer(listener: RequestListener, use: (url: string) => Promise<void>) {
  const port = await freePort();
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
}
