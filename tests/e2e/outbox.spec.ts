import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runPrepared } from '../support/running-shop.ts';
import { rows } from './back-office-work.ts';
import { test as base, expect } from './shop-test.ts';

type MailService = { url: string; isBroken: boolean; taken: string[]; stop: () => void };

/** The demo shop with a mail service that rejects everything until it is fixed. */
const test = base.extend<object, { service: MailService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = createServer(async (request, response) => {
        const sent = (await request.toArray()).join('');
        if (!service.isBroken) service.taken.push(sent);
        response.writeHead(service.isBroken ? 500 : 202).end();
      });
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const service: MailService = { url, isBroken: true, taken: [], stop: () => server.close() };
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ service }, use) => {
      const env = { MAIL_URL: service.url, MAIL_TOKEN: 'token', MAIL_FROM: 'shop@example.com' };
      const shop = await runPrepared({ env });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ viewport: { width: 1280, height: 800 } });

test('staff see which email is waiting and why, and resend it', async ({ page, call, service, signInAs }) => {
  const email = 'zoe@example.com';
  await call('POST', '/api/accounts', {
    json: { username: 'zoe', email, password: 'a long sentence of zoe' },
  });
  await signInAs('staff');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  await expect(async () => {
    await page.reload();
    for (const address of [email, 'staff@meridian.example'])
      await expect(rows(page).filter({ hasText: address })).toContainText(
        /Waiting.*Tried once, the mail service answered 500/,
        { timeout: 1000 },
      );
  }).toPass();
  service.isBroken = false;
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => service.taken.length).toBe(2);
  expect(service.taken.join()).toContain(email);
  await page.reload();
  await expect(page.getByText('All emails have been sent.')).toBeVisible();
});
