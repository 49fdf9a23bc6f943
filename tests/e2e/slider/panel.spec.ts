import { expectNoViolations } from '../axe.ts';
import { loseSession, signInAgain } from '../back-office-work.ts';
import { hand, noPicture, photo } from '../picture-files.ts';
import { expect, fileInput, rows, TOO_MANY, test, titles } from './slider-test.ts';

test.describe.configure({ mode: 'default' });

test('an empty slider says so; a first image is added on the same screen, edited, and deleted', async ({
  page,
  all,
  fill,
}) => {
  await fill();
  const sent: string[] = [];
  page.on('request', request => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/admin/slider');
  await expect(page.getByRole('heading', { name: 'No Slider Images Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Slider Image' }).click();
  await expect(page.getByLabel('Display Order')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await page.getByLabel('Title').fill('Slow mornings');
  await page.getByLabel('Caption').fill('Kettles and cups');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fileInput(page)).toHaveAccessibleDescription('Choose a picture');
  await expect(fileInput(page)).toBeFocused();
  expect(sent).toEqual([]);

  await hand(page, 'drop', [noPicture]);
  await expect(
    page.getByText('letter.png: This is not a JPEG, PNG, WebP, AVIF or GIF picture'),
  ).toBeVisible();
  await hand(page, 'paste', [photo('morning.png', { width: 1300, height: 650, bytes: 900_000 })]);
  await expect(page.getByText('1300 × 650')).toBeVisible();
  const look = page.getByRole('figure', { name: 'How it looks in the shop' });
  await expect(look).toContainText('Slow mornings');
  await expect(look.getByRole('img')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('Title')).toHaveCount(0);
  const [made] = await all();
  expect(sent).toHaveLength(1);
  expect(made).toMatchObject({
    title: 'Slow mornings',
    imageWidth: 1300,
    displayOrder: 1,
    displayStatus: true,
  });
  expect(made?.imageSrcset).toMatch(/-1200\.webp 1200w, \S+-800\.webp 800w, \S+-400\.webp 400w$/);
  const shown = rows(page).getByRole('img');
  expect(await shown.boundingBox()).toMatchObject({ width: 100, height: 50 });

  await page.getByRole('link', { name: 'Edit Slow mornings' }).click();
  await page.getByLabel('Title').fill('Never mind');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Slow mornings' }).click();
  await page.getByLabel('Alt Text').fill('A kettle');
  await page.getByRole('textbox', { name: /^Link/ }).fill('//elsewhere.example');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Link must be a path like /products-list')).toBeVisible();
  await page.getByRole('textbox', { name: /^Link/ }).fill('/blog');
  await expect(page.getByText('Take a look', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(rows(page)).toContainText('Inactive');
  expect((await all())[0]).toMatchObject({
    imageAlt: 'A kettle',
    link: '/blog',
    imageUrl: made?.imageUrl,
    displayStatus: false,
  });
  await page.getByRole('link', { name: 'Edit Slow mornings' }).click();
  const remove = page.getByRole('button', { name: 'Remove picture' });
  const replace = page.getByLabel('Replace Image');
  await expect(remove).toHaveCount(0);
  await replace.setInputFiles(photo('wrong.png', { width: 60, height: 30 }));
  await remove.click();
  await expect(page.getByAltText('Preview of the current picture')).toBeVisible();
  await replace.setInputFiles(photo('noon.png', { width: 640, height: 320 }));
  await expect(page.getByText('640 × 320')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  expect((await all())[0]).toMatchObject({ imageAlt: 'A kettle', imageWidth: 640 });

  await page.getByRole('button', { name: 'Delete Slow mornings' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this image?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No Slider Images Found' })).toBeVisible();
});

test('of 7 images at once, those that fit are added, the rest rejected with a reason; a sixth is added hidden', async ({
  page,
  all,
  fill,
}) => {
  await fill('One');
  await page.goto('/admin/slider');
  await page.getByRole('button', { name: 'Add New Slider Image' }).click();
  await page.getByLabel('Display Order').fill('2');
  const names = [1, 2, 3, 4, 5, 6, 7].map(number => `n${number}.png`);
  await hand(
    page,
    'drop',
    names.map(name => photo(name, { width: 500, height: 250, bytes: 60_000 })),
  );
  await expect(page.getByText(`${TOO_MANY} Left out: n5.png, n6.png, n7.png`)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveCount(5);
  expect((await all()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4, 5]);
  await page.getByRole('button', { name: 'Add New Slider Image' }).click();
  await expect(page.getByRole('alert')).toContainText(TOO_MANY);
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Title').fill('For later');
  await fileInput(page).setInputFiles(photo());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveCount(6);

  await page.getByRole('link', { name: 'Edit For later' }).click();
  await page.getByRole('radio', { name: 'Active', exact: true }).check();
  await expect(page.getByRole('alert')).toContainText(TOO_MANY);
});

test('slides are found by search and status; deleting the edited one closes its panel', async ({
  page,
  call,
  token,
  fill,
}) => {
  const [first] = await fill('Morning', 'Evening', 'Late evening');
  await call('PUT', `/api/Slider/update-meta/${first?.imageId}`, { json: { displayStatus: false }, token });
  await page.goto('/admin/slider');
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search slider images' }).fill('LATE');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await expect(page).toHaveURL('/admin/slider?displayStatus=true&q=LATE');

  await page.getByRole('link', { name: 'Edit Late evening' }).click();
  await page.getByLabel('Caption').fill('Never saved');
  let asked = 0;
  page.on('request', request => {
    asked += request.method() === 'GET' && request.url().endsWith('/api/slider') ? 1 : 0;
  });
  await page.getByRole('button', { name: 'Delete Late evening' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByLabel('Caption')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/slider?displayStatus=true&q=LATE');
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('changes by others are reported, and every failed call can be retried', async ({
  page,
  call,
  token,
  all,
  fill,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (409|412|50\d)/);
  const [first] = await fill('Shared', 'b', 'c', 'd');
  let fails = true;
  await page.route('**/api/slider', route =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto('/admin/slider');
  await expect(page.getByRole('alert')).toContainText('Error loading slider images. Please try again.');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Edit Shared' }).click();
  await page.getByLabel('Title').fill('Mine');
  await call('PUT', `/api/Slider/update-meta/${first?.imageId}`, { json: { caption: 'Theirs' }, token });
  await page.getByRole('button', { name: 'Update' }).click();
  const panel = page.getByRole('region', { name: 'Someone else changed this while you were editing' });
  await expect(panel.getByRole('row', { name: /Caption/ })).toContainText('Theirs');
  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('Theirs');
  await page.getByRole('link', { name: 'Cancel' }).click();

  await page.route('**/api/Slider/upload', route =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Add New Slider Image' }).click();
  await fileInput(page).setInputFiles(photo());
  fails = true;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Error creating slider image. Please try again.');
  fails = false;
  await call('POST', '/api/Slider/upload', { body: await aForm(), token });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fileInput(page)).toHaveAccessibleDescription(TOO_MANY);
  expect(titles(await all())).toHaveLength(5);
});

async function aForm(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo().buffer)]), 'fifth.png');
  return form;
}

test('input survives an expired sign-in; no other panel opens over it without asking', {
  tag: '@deep',
}, async ({ page, fill, expectedFaults }) => {
  expectedFaults.push(/status of 401/);
  const [first] = await fill('Morning', 'Evening');
  await page.goto(`/admin/slider?panel=${first?.imageId}`);
  await page.getByLabel('Caption').fill('Kettles and cups');
  await loseSession(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await signInAgain(page, 'staff');
  await expect(page).toHaveURL(`/admin/slider?panel=${first?.imageId}`);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(page.getByLabel('Caption')).toHaveValue('Kettles and cups');

  await page.getByRole('link', { name: 'Edit Evening' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Morning');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(rows(page).first()).toContainText('Kettles and cups');
});
