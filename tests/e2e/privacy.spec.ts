import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import { expect, test } from './shop-test.ts';

test('who once wrote to the shop has it deleted by themselves, through the letter that only they get', async ({
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
  await expect(page.getByText('the letter with the link stands in its log')).toBeVisible();

  const link = new RegExp(`✉ to ${email}: Delete [^✉]*?(http\\S+/privacy/deletion#token=\\S+)`);
  await expect.poll(() => link.exec(shop.output())?.[1]).toBeTruthy();
  await page.goto(link.exec(shop.output())?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'Delete what you sent?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('Deleted: 1 message, your address for news.')).toBeVisible();

  await page.goto('/privacy/deletion#token=guessed');
  await page.reload();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('This link has expired or is incomplete. Request a new one')).toBeVisible();
});
