import { describe } from 'vitest';
import { openLibsql } from '../../db/libsql.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { upgradeSuite } from './upgrade.suite.ts';

describe.skipIf(!libsqlServerRuns)('a libSQL server', () => {
  upgradeSuite('libSQL', async () => {
    const { url, stop } = await startLibsqlServer();
    return { database: openLibsql({ url }), stop };
  });
});
