import { describe, vi } from 'vitest';
import { openLibsql } from '../../db/client/libsql.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { batchedReadsSuite } from './coalesce-reads.suite.ts';

describe.skipIf(!libsqlServerRuns)('on a libSQL server', () => {
  batchedReadsSuite('reads that libSQL answers together', async () => {
    const { url, stop } = await startLibsqlServer();
    const sent = vi.spyOn(globalThis, 'fetch');
    return {
      database: openLibsql({ url, together: true }).as(null),
      trips: () => sent.mock.calls.filter(([asked]) => (asked as Request).method === 'POST').length,
      stop: async () => {
        sent.mockRestore();
        await stop();
      },
    };
  });
});
