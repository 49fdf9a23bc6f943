import type { Post, WrittenPost } from '../../functions/content/posts/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { ShippingFee } from '../../functions/ordering/shipping/contract.ts';
import type { Settings } from '../../functions/settings/contract.ts';
import { anOrder } from '../support/factories.ts';
import { holdAnswers, newWord } from './back-office-work.ts';
import { photo } from './picture-files.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a category saved late does not discard a coupon typed meanwhile', async ({ page, signInAs }) => {
  await signInAs('staff');
  const word = newWord();
  const code = page.getByLabel('Code');
  const late = await holdAnswers(page, '**/api/categories', 'POST');
  await page.goto('/admin/categories/create');
  await page.getByLabel('Category Name').fill(word);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await late.done;
  await page.getByRole('navigation').getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Add New Coupon' }).click();
  await code.fill(word.toUpperCase());
  late.letGo();
  await expect(page.getByText(`Category “${word}” created.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/coupons/create');
  await expect(code).toHaveValue(word.toUpperCase());
  await page.getByRole('navigation').getByRole('link', { name: 'Categories', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(code).toHaveValue(word.toUpperCase());
});

test('input typed while settings and fees are being saved is kept, and saved by the next save', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('admin');
  const about = page.getByLabel('About the shop');
  const unsaved = page.getByText('Unsaved changes');
  const settings = await holdAnswers(page, '**/api/settings', 'PUT');
  await page.goto('/admin/settings');
  await about.fill('First half');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('group', { name: 'Link 1' }).getByLabel('Name').fill('Chat');
  await page.getByRole('group', { name: 'Link 1' }).getByLabel('Address').fill('chat.example');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await settings.done;
  await about.fill('First half, second half');
  settings.letGo();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Address').last()).toHaveValue('https://chat.example');
  await expect(about).toHaveValue('First half, second half');
  await expect(about).toBeFocused();
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(unsaved).toBeHidden();
  expect((await call<Settings>('GET', '/api/settings', { token })).data.blurb).toBe(
    'First half, second half',
  );

  const { data: built } = await call<ShippingFee[]>('GET', '/api/settings/shipping', { token });
  const germany = page.getByLabel('Shipping fee for Germany in EUR');
  const fees = await holdAnswers(page, '**/api/settings/shipping', 'PUT');
  await page.goto('/admin/settings/shipping');
  await germany.fill('7,5');
  await page.getByRole('button', { name: 'Save Shipping Fees' }).click();
  await fees.done;
  const switzerland = page.getByLabel('Shipping fee for Switzerland in CHF');
  await switzerland.fill('8,5');
  fees.letGo();
  await expect(germany).toHaveValue('7.50');
  await expect(switzerland).toHaveValue('8,5');
  await expect(switzerland).toBeFocused();
  await page.getByRole('button', { name: 'Save Shipping Fees' }).click();
  await expect(switzerland).toHaveValue('8.50');
  await expect(unsaved).toBeHidden();

  // Other tests expect the defaults.
  await call('PUT', '/api/settings', { json: { blurb: '', social: [] }, token });
  const { data: now } = await call<ShippingFee[]>('GET', '/api/settings/shipping', { token });
  const feeOf = new Map(built.map(({ countryId, shippingFee }) => [countryId, shippingFee]));
  const restored = now.map(fee => ({ ...fee, shippingFee: feeOf.get(fee.countryId) }));
  await call('PUT', '/api/settings/shipping', { json: { fees: restored }, token });
});

test('text typed while a post is being created is kept in that post', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const title = `Notes on ${newWord()}`;
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const late = await holdAnswers(page, '**/api/posts', 'POST');
  await page.goto('/admin/posts/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('In short.');
  await text.fill('First half.');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await late.done;
  await text.press('Control+End');
  await page.keyboard.type(' Second half.');
  late.letGo();
  await expect(page.getByText(`Post “${title}” created.`)).toBeVisible();
  await expect(text).toHaveValue('First half. Second half.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText(`Post “${title}” updated.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts(\?|$)/);
  const { data: posts } = await call<Post[]>('GET', `/api/posts?q=${title.slice(9)}`, { token });
  expect(posts).toHaveLength(1);
  const path = `/api/posts/${posts[0]?.postId}/source`;
  expect((await call<WrittenPost>('GET', path, { token })).data.text).toBe('First half. Second half.');
});

test('a post saved during a picture upload waits for it', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const title = `Notes on ${newWord()}`;
  const late = await holdAnswers(page, '**/api/posts/pictures', 'POST');
  await page.goto('/admin/posts/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('In short.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Look: ');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photo());
  await late.done;
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for the picture...' })).toBeVisible();
  late.letGo();
  await expect(page.getByText(`Post “${title}” created.`)).toBeVisible();
  const [post] = (await call<Post[]>('GET', `/api/posts?q=${title.slice(9)}`, { token })).data;
  const { data } = await call<WrittenPost>('GET', `/api/posts/${post?.postId}/source`, { token });
  expect(data.text).toContain('/pictures/');
});

test('a post waiting for a picture that never arrives is later saved without it', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await signInAs('staff');
  const title = `Notes on ${newWord()}`;
  const isAsked = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  await page.route('**/api/posts/pictures', async route => {
    isAsked.resolve();
    await isOver.promise;
    await route.abort();
  });
  await page.goto('/admin/posts/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('In short.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Words alone.');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photo());
  await isAsked.promise;
  await page.getByRole('button', { name: 'Create Post' }).click();
  isOver.resolve();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText(`Post “${title}” created.`)).toBeVisible();
});

test('a save error that is out of view is also shown at the save button', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await signInAs('staff');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/admin/posts/create');
  await page.getByLabel('Title').fill(`Notes on ${newWord()}`);
  await page.getByLabel('Excerpt').fill('In short.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Whole.');
  await page.route('**/api/posts', route => route.abort());
  await page.getByLabel('Tags').fill('tea');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const showWhy = page.getByRole('button', { name: 'Show why' });
  await expect(showWhy).toBeInViewport();
  await expect(page.getByRole('alert').filter({ hasText: 'The shop didn’t respond.' })).not.toBeInViewport();
  await showWhy.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The shop didn’t respond.' })).toBeInViewport();
});

test('text typed while a note is being added stays in the field', async ({ page, call, signInAs }) => {
  await signInAs('staff');
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const note = page.getByLabel('New note');
  const late = await holdAnswers(page, '**/api/orders/*/notes', 'POST');
  await page.goto(`/admin/orders/${orderNumber}`);
  await note.fill('Packed');
  await page.getByRole('button', { name: 'Add note' }).click();
  await late.done;
  await note.fill('Packed, and sealed');
  late.letGo();
  await expect(page.getByRole('region', { name: 'Staff notes' }).getByRole('listitem')).toContainText(
    'Packed',
  );
  await expect(note).toHaveValue('Packed, and sealed');
});
