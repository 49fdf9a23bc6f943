import type { Page } from '@playwright/test';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { anOrder } from '../support/factories.ts';
import { expect, test } from './shop-test.ts';

/** Like a shop without a mail service. */
async function silence(page: Page) {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return await route.continue();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('name="letters" content="log"', 'name="letters" content="none"')
      .replaceAll('"letters":"log"', '"letters":"none"');
    await route.fulfill({ response: answer, body });
  });
}

test('without a mail service, no back-office form promises an email', async ({ page, signInAs }) => {
  await silence(page);
  await signInAs('admin');
  for (const [path, words] of [
    ['/admin/accounts/create', 'The shop has no mail service'],
    ['/admin/settings', 'Shown in the header and in page titles.'],
    ['/admin/settings/orders', 'so new orders aren’t emailed'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(words)).toBeVisible();
    await expect(main).not.toContainText(/receives an email|their email|titles and emails|is sent here/i);
  }
});

test('without a mail service, the order and profile screens promise no email either', async ({
  page,
  call,
  signInAs,
}) => {
  await silence(page);
  await signInAs('staff');
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  await page.goto(`/admin/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Shown on their order', { exact: true })).toBeVisible();
  await expect(dialog).not.toContainText(/e-?mail/i);

  await page.goto('/admin/profile');
  await page.getByLabel('E-mail').fill('somebody.else@example.com');
  await expect(page.getByText('Needed to change your email.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/reset links/i);
});

test('without a mail service, the customer’s account form promises no email either', async ({
  page,
  signInAs,
}) => {
  await silence(page);
  await signInAs('customer');
  await page.goto('/account/details');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/reset links/i);
});
