import { expectNoViolations } from './axe.ts';
import { breakCalls } from './back-office-work.ts';
import { expect, nameField, rows, test } from './categories/category-test.ts';

test('an accidental deletion is undone with one click, in place', async ({ page, call, make }) => {
  const { word, made } = await make(['a', 'b', 'c']);
  await page.goto(`/admin/categories?q=${word}&sort=categoryName`);
  const second = rows(page).nth(1);
  await second.getByRole('button', { name: /Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You can bring it back for 30 days');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect(second).toContainText(`${word} b`);
  await expect(page).toHaveURL(new RegExp(`q=${word}&sort=categoryName$`));
  expect((await call('GET', `/api/categories/${made[1]?.categoryId}`)).data).toEqual(made[1]);
});

test('the history next to a form says who changed what, and restores it', async ({ page, makeOne }) => {
  const { word, category } = await makeOne();
  const edit = `/admin/categories/edit/${category.categoryId}`;
  await page.goto(edit);
  await nameField(page).fill(`${word} after`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto(edit);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History' });
  const [changed, created] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()];
  await expect(changed).toContainText('Changed by staff');
  await expect(changed.getByRole('definition')).toContainText(`${word} before`);
  await expect(changed.getByRole('definition')).toContainText(`${word} after`);
  await expect(created).toContainText('Created by staff');
  await expectNoViolations(page);

  await changed.getByRole('button', { name: /Restore/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(page)).toHaveValue(`${word} before`);
  await expect(history.getByRole('listitem')).toHaveCount(3);
});

test('the full history undoes changes and restores deletions, also on a phone', async ({
  page,
  call,
  make,
  token,
}) => {
  const { word, made } = await make(['kept', 'deleted']);
  const [kept, deleted] = made.map(({ categoryId }) => `/api/categories/${categoryId}`);
  await call('PUT', kept ?? '', { json: { displayStatus: false }, token });
  await call('DELETE', deleted ?? '', { token });

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/history');
  const change = page
    .getByRole('listitem')
    .filter({ hasText: `Changed category ${word} kept` })
    .first();
  await expect(change.getByRole('definition')).toHaveText(/Active.*Inactive/);
  await expectNoViolations(page);
  await change.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone.')).toBeVisible();
  expect((await call('GET', kept ?? '', { token })).data).toEqual(made[0]);

  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  // The full history has such a button too.
  await expect(page).toHaveURL('/admin/history?deleted=true');
  await page.getByRole('button', { name: `Bring back ${word} deleted` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(`“${word} deleted” is back.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Bring back ${word} deleted` })).toHaveCount(0);
  expect((await call('GET', deleted ?? '')).data).toEqual(made[1]);
});

test('input survives an undo whose outcome cannot be loaded', { tag: '@deep' }, async ({
  page,
  makeOne,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  const { word, path } = await makeOne();
  await page.goto(`/admin/categories?q=${word}`);
  await page.getByRole('link', { name: `Edit ${word} before` }).click();
  await nameField(page).fill(`${word} after`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await page.getByRole('link', { name: `Edit ${word} after` }).click();
  await nameField(page).fill(`${word} typed`);
  await breakCalls(page, `**${path}`, 'GET');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Error loading category. Please try again.');
  await expect(nameField(page)).toHaveValue(`${word} typed`);
});

test('the name filter applies as it is typed, together with a pending one', { tag: '@deep' }, async ({
  page,
  make,
}) => {
  const { word } = await make(['made']);
  await page.goto('/admin/history');
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.fill('staff ');
  await expect(page).toHaveURL('/admin/history?by=staff');
  await expect(page.getByText(`Created category ${word} made`)).toBeVisible();
  await expect(person).toHaveValue('staff ');
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await expect(person).toHaveValue('');
});

test('leaving while the name filter is pending goes where the user wanted', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/admin/history');
  const person = page.getByRole('combobox', { name: 'Person' });
  await expect(person).toBeVisible();
  // Not earlier: a page that starts under the test's clock may hang on it.
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/order-list*.js', async route => {
    await held.promise;
    await route.fallback();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await person.fill('staff');
  await page.getByRole('link', { name: /^Orders( \d+ waiting)?$/ }).click();
  await page.clock.runFor(1000);
  held.resolve();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
});
