import type { Page, Route } from '@playwright/test';
import { expect, rows, test } from './category-test.ts';

test.describe('deleting', () => {
  const askToDelete = async (page: Page, word: string) => {
    await page.goto(`/admin/categories?q=${word}`);
    await rows(page)
      .first()
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(
      page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' }),
    ).toBeVisible();
  };
  const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });

  test('confirming removes the row without reloading the list', async ({ page, call, make }) => {
    const { word, made } = await make(['goes', 'stays']);
    await askToDelete(page, word);
    let lists = 0;
    page.on('request', request => {
      if (/\/api\/categories\?/.test(request.url())) lists += 1;
    });
    await confirm(page).click();
    await expect(page.getByText(`“${made[0]?.categoryName}” deleted`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    expect(lists).toBe(0);
    expect((await call('GET', `/api/categories/${made[0]?.categoryId}`)).status).toBe(404);
  });

  test('cancelling changes nothing and returns the focus', { tag: '@deep' }, async ({ page, make }) => {
    const { word } = await make(['stays']);
    await askToDelete(page, word);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('button', { name: /Delete/ })).toBeFocused();
  });

  test('a category in use stays, and the message says what uses it', async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 409/);
    await askToDelete(page, 'Coffee');
    await confirm(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('3 subcategories: Brewing, Cups, Kettles');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a change by someone else is shown before deleting', async ({
    page,
    call,
    expectedFaults,
    make,
    token,
  }) => {
    expectedFaults.push(/status of 412/);
    const { word, made } = await make(['before']);
    const path = `/api/categories/${made[0]?.categoryId}`;
    await askToDelete(page, word);
    await expect(confirm(page)).toBeEnabled();
    await call('PUT', path, { json: { categoryName: `${word} after` }, token });
    const letListCome = await holdNextList(page);
    await confirm(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('Someone else changed this category');
    await expect(page.getByRole('alertdialog')).toContainText(`${word} after`);
    await confirm(page).click();
    await expect(page.getByText(`“${word} after” deleted.`)).toBeVisible();
    letListCome();
    await expect(page.getByText('No matches')).toBeVisible();
    expect((await call('GET', path)).status).toBe(404);
  });
});

/** The list as of the request, held until released. */
async function holdNextList(page: Page) {
  const arrival = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await arrival.promise;
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route('**/api/categories?*', hold, { times: 1 });
  return arrival.resolve;
}
