import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { demoSession } from '../../support/demo-session.ts';
import { atDepth } from '../../support/depth.ts';
import { shopAfter, test as shopTest } from '../shop-test.ts';

/** A separate shop with a history independent of other tests; quick runs do not need it. */
export const test = atDepth({ quick: shopTest, deep: shopTest.extend({ shop: shopAfter(leaveHistory) }) });

/** Entries of every kind: created, edited, bulk-switched, bulk-deleted, restored, and deleted. */
async function leaveHistory(call: ApiClient) {
  const { token } = await demoSession(call, 'admin');
  const made: Category[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    const json = { categoryName: `In the history ${name}`, displayStatus: true };
    made.push((await call<Category>('POST', '/api/categories', { json, token })).data);
  }
  const keys = made.map(({ categoryId }) => categoryId);
  const inBulk = (action: string, keys: number[]) =>
    call('POST', '/api/categories/bulk', { json: { action, keys }, token });
  await inBulk('deactivate', keys);
  await inBulk('delete', keys);
  const [deletion] = (await call<HistoryEntry[]>('GET', '/api/history?grouped=true', { token })).data;
  await call('POST', `/api/changes/${deletion?.changeId}/undo`, { token });
  await inBulk('delete', keys.slice(1));
  await call('DELETE', `/api/categories/${keys[0]}`, { token });
}

export { expect } from '../shop-test.ts';
