import type { Order } from '../../functions/ordering/orders/contract.ts';
import { anOrder } from '../support/factories.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const LONG = `${'x'.repeat(2300)} the end`;
const TOO_LONG = 'This has 2,308 characters; the limit is 2,000. Shorten it by 308.';

test('an overlong pasted note is not cut, shows its length, and can be added once it fits', async ({
  page,
  call,
  signInAs,
}) => {
  await signInAs('staff');
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  await page.goto(`/admin/orders/${orderNumber}`);
  const sent: string[] = [];
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()));

  const note = page.getByLabel('New note');
  const add = page.getByRole('button', { name: 'Add note' });
  await note.focus();
  await page.keyboard.insertText(LONG);
  await expect(note).toHaveValue(LONG);
  await expect(note).toHaveAccessibleDescription(TOO_LONG);
  await add.click();
  await expect(note).toHaveValue(LONG);

  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  const toCustomer = dialog.getByLabel('Note to the customer');
  await toCustomer.focus();
  await page.keyboard.insertText(LONG);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toCustomer).toHaveValue(LONG);
  await expect(toCustomer).toHaveAccessibleDescription(TOO_LONG);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();

  await note.fill(LONG.slice(308));
  await add.click();
  await expect(page.getByRole('region', { name: 'Staff notes' }).getByRole('listitem')).toContainText(
    'the end',
  );
});

test('overlong page texts and post excerpts are not cut either', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin/posts/create');
  await page.getByLabel('Title').fill('Long');
  const excerpt = page.getByLabel('Excerpt');
  await excerpt.focus();
  await page.keyboard.insertText('x'.repeat(600));
  await expect(excerpt).toHaveAccessibleDescription(/has 600 characters; the limit is 500/);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(excerpt).toBeFocused();
  await expect(excerpt).toHaveValue(/^x{600}$/);
  await page.getByRole('link', { name: 'Back to List' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();

  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Edit Team' }).click();
  const words = page.getByLabel('Closing text');
  await words.fill('');
  await page.keyboard.insertText(LONG);
  await expect(words).toHaveAccessibleDescription(TOO_LONG);
  await page.getByRole('button', { name: 'Update Page' }).click();
  await expect(words).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(words).not.toHaveAccessibleDescription(/characters/);
});
