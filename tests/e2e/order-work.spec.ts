import type { Order } from '../../functions/ordering/orders/contract.ts';
import { anOrder } from '../support/factories.ts';
import { expectNoViolations } from './axe.ts';
import { loseSession, rows, signInAgain } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an order is paid, printed, shipped and refunded; each step is announced, also to those who come later', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { token } = await signInAs('staff');
  const json = { ...anOrder('DE', [{ productCode: 1, quantity: 2 }]), coupon: 'WELCOME10' };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const move = (to: string) => call('POST', `/api/orders/${orderNumber}/moves`, { json: { to }, token });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const happened = page.getByRole('region', { name: 'Timeline' });

  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: /^Orders \d+ waiting$/ })).toBeVisible();
  await page.getByLabel('From').fill('2000-01-01');
  await page.getByLabel('To', { exact: true }).fill('2000-01-31');
  await expect(page).toHaveURL('/admin/orders?from=2000-01-01&to=2000-01-31');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.goto(`/admin/orders/${orderNumber}`);
  await expect(page.getByText('Coupon WELCOME10')).toBeVisible();
  await expect(page.getByText('Ordered as a guest.')).toBeVisible();
  await press('Mark as paid');
  await expect(dialog).toContainText('The customer gets an email.');
  await expectNoViolations(page);
  await dialog.getByLabel('Note to the customer').fill('Received, thank you');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(happened).toContainText(/Paid.*by staff.*Received, thank you/);
  await press('Add note');
  await expect(page.getByText('Note is required')).toBeVisible();
  await page.getByLabel('New note').fill('Packed by Noor');
  await press('Add note');
  await expect(page.getByRole('region', { name: 'Staff notes' }).getByRole('listitem')).toContainText(
    /Packed by Noor.*staff/,
  );

  await page.getByRole('link', { name: 'Invoice' }).click();
  const invoice = page.getByRole('article', { name: 'Invoice' });
  await expect(invoice).toContainText(/Coupon WELCOME10.*Total.*Direct bank transferPaid on/);
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^Back to order/ }).click();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: 'Packing slip' });
  await expect(slip).toContainText('2 pieces in all');
  await expect(slip).not.toContainText('€');
  await page.getByRole('link', { name: /^Back to order/ }).click();

  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  await move('shipped');
  await press('Mark as shipped');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('alert')).toContainText(/moved|already/);
  await press('Refund');
  await expect(dialog).toContainText('Transfer the refund yourself');
  await dialog.getByRole('checkbox', { name: 'Restock' }).check();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(happened.getByRole('listitem')).toHaveText([/Placed/, /Paid/, /Shipped/, /Refunded/]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
});

test('a note to the customer survives keys, clicks outside, colleagues and an expired sign-in', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 40[19]/);
  const { token } = await signInAs('staff');
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const move = (to: string) => call('POST', `/api/orders/${orderNumber}/moves`, { json: { to }, token });
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel('Note to the customer');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const send = (name: string) => dialog.getByRole('button', { name }).click();

  await page.goto(`/admin/orders/${orderNumber}`);
  await open('Mark as paid');
  await note.fill('Received, thank you');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(note).toHaveValue('Received, thank you');
  }
  await move('paid');
  await send('Mark as paid');
  await expect(dialog.getByRole('alert')).toContainText('Your note was not sent.');
  await expect(note).toHaveValue('Received, thank you');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  await open('Mark as shipped');
  await expect(note).toHaveValue('');
  await note.fill('DHL 0034');
  await loseSession(page);
  await send('Mark as shipped');
  await signInAgain(page, 'staff');
  await expect(page).toHaveURL(`/admin/orders/${orderNumber}`);
  await expect(note).toHaveValue('DHL 0034');
  await send('Mark as shipped');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('DHL 0034');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an order links to its customer, with their purchases and other orders', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin/customers?q=customer@meridian');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/admin/orders/MB6V0YZ5R');
  await page.getByRole('link', { name: 'Customer Sample' }).click();
  await expect(page.getByRole('heading', { name: 'customer', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Purchases' })).toContainText(/Points ?PV \d/);
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('1 Sample Street');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(rows(page).first()).toContainText('MB6V0YZ5R');
  await page.getByRole('link', { name: 'View order MK8N4SY7B' }).click();
  await expect(page.getByRole('heading', { name: 'Order MK8N4SY7B' })).toBeVisible();
});
