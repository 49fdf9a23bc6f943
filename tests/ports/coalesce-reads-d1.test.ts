import { openD1 } from '../../db/client/d1.ts';
import { counted } from '../../scripts/bench/counted.ts';
import { startPlatform } from '../support/platform.ts';
import { batchedReadsSuite } from './coalesce-reads.suite.ts';

batchedReadsSuite('reads that D1 answers together', async () => {
  const platform = await startPlatform();
  const { database, cost } = counted(platform.database);
  return {
    database: openD1(database, { together: true }).as(null),
    trips: () => cost().trips,
    stop: platform.stop,
  };
});
