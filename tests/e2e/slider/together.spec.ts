import { photo } from '../picture-files.ts';
import { expect, fileInput, rows, TOO_MANY, test, titles } from './slider-test.ts';

test.describe.configure({ mode: 'default' });

test('an undone deletion is announced, and its history links to the image’s panel', async ({
  page,
  fill,
}) => {
  const [first] = await fill('Morning', 'Evening');
  await page.goto('/admin/slider');
  await page.getByRole('button', { name: 'Delete Morning' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Morning');

  await page.goto('/admin/history?kind=slider');
  await page.getByRole('link', { name: 'Morning', exact: true }).first().click();
  await expect(page).toHaveURL(`/admin/slider?panel=${first?.imageId}`);
  await expect(page.getByLabel('Title')).toHaveValue('Morning');
});

test('a slider filled by someone else does not discard the input', { tag: '@deep' }, async ({
  page,
  call,
  token,
  fill,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  await fill('A', 'B', 'C', 'D');
  await page.goto('/admin/slider?panel=new');
  await page.getByLabel('Title').fill('Mine');
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(photo().buffer)]), 'fifth.png');
  await call('POST', '/api/Slider/upload', { body, token });
  await page.getByRole('button', { name: 'Move A' }).press('End');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByLabel('Title')).toHaveValue('Mine');

  await page.goto('/admin/slider?panel=new');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('alert')).toContainText(TOO_MANY);
});

test('all of many pictures are added, even if the list cannot be loaded in between', {
  tag: '@deep',
}, async ({ page, all, fill, expectedFaults }) => {
  expectedFaults.push(/status of 503/);
  await fill('One');
  let fails = false;
  await page.route('**/api/slider', route =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  const held = Promise.withResolvers<void>();
  let uploads = 0;
  await page.route('**/api/Slider/upload', async route => {
    uploads += 1;
    fails = true;
    if (uploads === 2) await held.promise;
    await route.fallback();
  });
  await page.goto('/admin/slider?panel=new');
  await fileInput(page).setInputFiles(['n1.png', 'n2.png', 'n3.png'].map(name => photo(name)));
  await page.getByLabel('Display Order').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Error loading slider images. Please try again.');
  held.resolve();
  await expect(page.getByText('n3.png')).toHaveCount(0);
  await expect.poll(async () => (await all()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4]);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(titles(await all())).toHaveLength(4);
});

test('of two errors, the first gets the focus', { tag: '@deep' }, async ({ page, fill }) => {
  await fill();
  await page.goto('/admin/slider?panel=new');
  await page.getByLabel('Display Order').fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fileInput(page)).toHaveAccessibleDescription('Choose a picture');
  await expect(page.getByLabel('Display Order')).toBeFocused();
});
