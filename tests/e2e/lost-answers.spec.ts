import type { Category } from '../../functions/catalog/categories/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Message } from '../../functions/content/messages/contract.ts';
import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { anOrder } from '../support/factories.ts';
import { loseAnswers, newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const MAY_BE_SAVED =
  'The shop didn’t respond. It may still have been saved. Try again; it won’t be done twice.';

test.beforeEach(({ expectedFaults }) => {
  expectedFaults.push(/ERR_CONNECTION_RESET/);
});

test('creating a category and a product again after lost responses creates each only once', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  const mendCategories = await loseAnswers(page, '**/api/categories', 'POST');
  await page.goto('/admin/categories/create');
  await page.getByLabel('Category Name').fill(word);
  const create = page.getByRole('button', { name: 'Create Category' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(MAY_BE_SAVED);
  await expect(page.getByLabel('Category Name')).toHaveValue(word);
  mendCategories();
  await create.click();
  await expect(page.getByText(`Category “${word}” created.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
  expect((await call<Category[]>('GET', `/api/categories?q=${word}`, { token })).data).toHaveLength(1);

  const mendProducts = await loseAnswers(page, '**/api/products', 'POST');
  await page.goto('/admin/products/create');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Coffee & Tea' });
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption({ label: 'Kettles' });
  await page.getByLabel('Product Name').fill(word);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('alert')).toHaveText(MAY_BE_SAVED);
  mendProducts();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText(`Product “${word}” created.`)).toBeVisible();
  expect((await call<Product[]>('GET', `/api/products?q=${word}`, { token })).data).toHaveLength(1);

  await page.goto('/admin/products/create');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Coffee & Tea' });
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption({ label: 'Kettles' });
  await page.getByLabel('Product Name').fill(word);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText(`Product “${word}” created.`)).toBeVisible();
  expect((await call<Product[]>('GET', `/api/products?q=${word}`, { token })).data).toHaveLength(2);
});

test('sending a reply and a note again after lost responses sends each only once', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const email = `${newWord()}@example.com`;
  const question = { kind: 'contact', name: 'Ada', email, subject: 'Lid', message: 'Which?', ...FILLED_IN };
  const { messageId } = (await call<{ messageId: string }>('POST', '/api/messages', { json: question })).data;
  const mendReplies = await loseAnswers(page, '**/replies', 'POST');
  await page.goto(`/admin/messages/${messageId}`);
  const reply = page.getByLabel('Your reply');
  await reply.fill('The blue one.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toHaveText(MAY_BE_SAVED);
  await expect(reply).toHaveValue('The blue one.');
  mendReplies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(`Reply sent to ${email}.`)).toBeVisible();
  await expect(reply).toHaveValue('');
  expect((await call<Message>('GET', `/api/messages/${messageId}`, { token })).data.replies).toHaveLength(1);

  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const mendNotes = await loseAnswers(page, '**/api/orders/*/notes', 'POST');
  await page.goto(`/admin/orders/${orderNumber}`);
  const note = page.getByLabel('New note');
  await note.fill('Packed');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(new RegExp(MAY_BE_SAVED));
  mendNotes();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  const items = page.getByRole('region', { name: 'Staff notes' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  // The same text written after the response is another note.
  await note.fill('Packed');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(items).toHaveCount(2);
});

test('repeating an undo after a lost response says that it was undone', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  await page.goto('/admin/categories/create');
  await page.getByLabel('Category Name').fill(word);
  await page.getByRole('button', { name: 'Create Category' }).click();
  const mend = await loseAnswers(page, '**/api/changes/*/undo', 'POST');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The shop didn’t respond, so this may already be undone.')).toBeVisible();
  expect((await call<Category[]>('GET', `/api/categories?q=${word}`, { token })).data).toEqual([]);
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect(page.getByText('Nothing undone')).toBeHidden();
});

const aFile = (word: string) => ({
  name: 'cups.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`productName,category,subcategory\n${word},Coffee & Tea,Kettles`),
});

test('an import whose response was lost may have been written, and resending imports it once', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  await page.goto('/admin/import?kind=products');
  await page.getByLabel('CSV file').setInputFiles(aFile(word));
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  const mend = await loseAnswers(page, '**/api/imports/*/apply', 'POST');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('alert')).toHaveText(MAY_BE_SAVED);
  await expect(page.getByText('They may already be saved.')).toBeVisible();
  await expect(page.getByText('Nothing is saved yet.')).toBeHidden();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The rows may already be saved.');
  await page.getByRole('button', { name: 'Stay' }).click();
  mend();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 product created, 0 products changed.')).toBeVisible();
  expect((await call<Product[]>('GET', `/api/products?q=${word}`, { token })).data).toHaveLength(1);
});

test('leaving during an import does not claim that it is lost, and it is not', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  await page.goto('/admin/import?kind=products');
  await page.getByLabel('CSV file').setInputFiles(aFile(word));
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  let arrived = () => {};
  const isUnderWay = new Promise<void>(resolve => {
    arrived = resolve;
  });
  let goOn = () => {};
  const mayGoOn = new Promise<void>(resolve => {
    goOn = resolve;
  });
  await page.route('**/api/imports/*/apply', async route => {
    arrived();
    await mayGoOn;
    await route.fallback();
  });
  const applied = page.waitForResponse('**/api/imports/*/apply');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await isUnderWay;
  await expect(page.getByText('The rows are being saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The import continues when you leave.');
  await expect(dialog).not.toContainText('lost');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/products/);
  goOn();
  await applied;
  expect((await call<Product[]>('GET', `/api/products?q=${word}`, { token })).data).toHaveLength(1);
});

test('an import that another tab has finished is not reported as unwritten', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { token } = await signInAs('staff');
  const word = newWord();
  await page.goto('/admin/import?kind=products');
  const begun = page.waitForResponse('**/api/imports');
  await page.getByLabel('CSV file').setInputFiles(aFile(word));
  const { importId } = await (await begun).json();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await call('POST', `/api/imports/${importId}/apply`, { token });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('All rows are saved.')).toBeVisible();
  await expect(page.getByText('Nothing is saved yet.')).toBeHidden();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL(/\/admin\/products/);
});
