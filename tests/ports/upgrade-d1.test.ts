import { openD1 } from '../../db/client/d1.ts';
import { startPlatform } from '../support/platform.ts';
import { replacedTriggersSuite, upgradeSuite } from './upgrade.suite.ts';

async function open() {
  const { client, stop } = await startPlatform();
  return { database: openD1(client).as(null), stop };
}

upgradeSuite('D1', open);
replacedTriggersSuite('D1', open);
