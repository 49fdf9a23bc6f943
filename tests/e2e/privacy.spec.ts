import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import { expect, test } from './shop-test.ts';

test('a person who once wrote to the shop can delete their data through a confirmation email', async ({
  page,
  shop,
  call,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await call('POST', '/api/messages', { json: { kind: 'question', email, message: 'When?', ...FILLED_IN } });
  await call('POST', '/api/subscribers', { json: { email, source: 'about', ...FILLED_IN } });

  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('the link is in its log')).toBeVisible();

  const link = new RegExp(`✉ to ${email}: Delete [^✉]*?(http\\S+/privacy/deletion#token=\\S+)`);
  await expect.poll(() => link.exec(shop.output())?.[1]).toBeTruthy();
  await page.goto(link.exec(shop.output())?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'Delete what you sent us?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Deleted: 1 message, your newsletter subscription.')).toBeVisible();

  await page.goto('/privacy/deletion#token=guessed');
  await page.reload();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('This link has expired or is incomplete. Request a new one')).toBeVisible();
});
