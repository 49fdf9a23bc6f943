import { openD1 } from '../../db/d1.ts';
import { startPlatform } from '../support/platform.ts';
import { upgradeSuite } from './upgrade.suite.ts';

upgradeSuite('D1', async () => {
  const { database, stop } = await startPlatform();
  return { database: openD1(database), stop };
});
