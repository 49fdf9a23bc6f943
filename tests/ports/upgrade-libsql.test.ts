import { describe } from 'vitest';
import { openLibsql } from '../../db/client/libsql.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { replacedTriggersSuite, upgradeSuite } from './upgrade.suite.ts';

describe.skipIf(!libsqlServerRuns)('a libSQL server', () => {
  const open = async () => {
    const { url, stop } = await startLibsqlServer();
    return { database: openLibsql({ url }).as(null), stop };
  };
  upgradeSuite('libSQL', open);
  replacedTriggersSuite('libSQL', open);
});
