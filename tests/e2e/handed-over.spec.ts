import type { Request } from '@playwright/test';
import { demoSession } from '../support/demo-session.ts';
import { expect, test } from './shop-test.ts';

const stored = () => localStorage.getItem('username');

for (const path of ['/', '/login', '/products-list?sort=price', '/no-such-page']) {
  test(`a sign-in in the address of ${path} is accepted and stored nowhere else`, async ({
    page,
    call,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 404/);
    const { token } = await demoSession(call, 'customer');
    const requests: Request[] = [];
    page.on('request', request => requests.push(request));
    await page.goto('/about');
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${token}`);
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(stored)).toBe('customer');
    expect(await page.content()).not.toContain(token);
    const headers = await Promise.all([...requests].map(request => request.allHeaders()));
    expect(headers.filter(({ referer = '' }) => referer.includes(token))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page).toHaveURL(path);
  });
}

test('it is removed from the address before the page’s scripts load', async ({ page, call }) => {
  const { token } = await demoSession(call, 'customer');
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/shop-*.js', async route => {
    await late.promise;
    await route.fallback();
  });
  await page.goto(`/products-list?token=${token}&q=stoneware`, { waitUntil: 'commit' });
  await expect(page).toHaveURL('/products-list?q=stoneware');
  late.resolve();
  await expect.poll(() => page.evaluate(stored)).toBe('customer');
});

test('a link with another person’s sign-in does not replace the current one', async ({
  page,
  call,
  signInAs,
}) => {
  await signInAs('admin');
  const { token } = await demoSession(call, 'customer');
  const checked = page.waitForResponse('**/api/auth/checktoken');
  await page.goto(`/?token=${token}`);
  await (await checked).finished();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/admindashboard');
  await expect(page.getByText('Welcome, Admin')).toBeVisible();
});
