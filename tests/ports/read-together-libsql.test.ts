import { describe, vi } from 'vitest';
import { openLibsql } from '../../db/libsql.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { readTogetherSuite } from './read-together.suite.ts';

describe.skipIf(!libsqlServerRuns)('on a libSQL server', () => {
  readTogetherSuite('reads that libSQL answers together', async () => {
    const { url, stop } = await startLibsqlServer();
    const sent = vi.spyOn(globalThis, 'fetch');
    return {
      database: openLibsql({ url, together: true }),
      trips: () => sent.mock.calls.filter(([asked]) => (asked as Request).method === 'POST').length,
      stop: async () => {
        sent.mockRestore();
        await stop();
      },
    };
  });
});
