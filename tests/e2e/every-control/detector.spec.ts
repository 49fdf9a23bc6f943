import { expect, test } from '../shop-test.ts';
import { deadAddresses } from './addresses.ts';
import { DEAD, DEAD_ADDRESSES, PLANTED } from './planted.ts';
import { walk } from './walking.ts';
import { watchPage } from './watched.ts';

const ORIGIN = 'http://planted.example';

test('detects a control that does nothing, and passes one that works', { tag: '@deep' }, async ({ page }) => {
  await page.route(`${ORIGIN}/**`, route => route.fulfill({ contentType: 'text/html', body: PLANTED }));
  await watchPage(page);
  const links = new Set<string>();
  const open = async () => void (await page.goto(`${ORIGIN}/`));
  const { wrong } = await walk({ page, open, done: new Set(), links, patience: { soon: 120, patient: 400 } });
  expect([...wrong].sort()).toEqual([...DEAD].sort());
  const ask = async (path: string) => ({ status: path === '/gone' ? 404 : 200, html: PLANTED });
  expect(await deadAddresses(ask, links, ORIGIN)).toEqual(DEAD_ADDRESSES);
});
