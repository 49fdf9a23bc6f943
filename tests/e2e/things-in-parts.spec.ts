import type { Page } from '@playwright/test';
import type { Room } from '../../functions/content/rooms/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { openCountingShifts } from './layout-shifts.ts';
import { photo } from './picture-files.ts';
import { expect, test } from './shop-test.ts';

const NAME = 'The pour-over, taken apart';
const thingOn = (page: Page) => page.getByRole('region', { name: NAME });
const isClosed = (page: Page) => thingOn(page).locator('[data-closed]');

test.use({ viewport: { width: 1280, height: 800 } });

test('a thing opens as it is scrolled to, and nothing is moved by it', async ({ page }) => {
  const shifts = await openCountingShifts(page, '/');
  await expect(isClosed(page)).toHaveCount(1);
  const label = thingOn(page).getByRole('listitem').filter({ hasText: 'Oak collar' });
  await expect(label).toHaveCSS('opacity', '0');
  const before = await shifts();
  await thingOn(page).locator('img').first().scrollIntoViewIfNeeded();
  await expect(isClosed(page)).toHaveCount(0);
  await expect(label).toHaveCSS('opacity', '1');
  await expect(thingOn(page).locator('img').last()).toHaveCSS('opacity', '0');
  expect(await shifts()).toBe(before);
  await expectNoViolations(page);
});

for (const [country, prices] of [
  ['DE', ['€64.00', '€89.00']],
  ['GB', ['£', '£']],
] as const) {
  test(`its parts that are sold bear their price in ${country}, and lead to the product`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'country', value: country, url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(thingOn(page).getByRole('listitem')).toHaveCount(6);
    const links = thingOn(page).getByRole('link');
    await expect(links).toHaveCount(2);
    for (const [index, price] of [...prices].reverse().entries())
      await expect(links.nth(index)).toContainText(price);
    await links.filter({ hasText: 'Noon Pour-Over Set' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noon Pour-Over Set' })).toBeVisible();
  });
}

test('it is open from the start for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(isClosed(page)).toHaveCount(0);
  await expect(thingOn(page).locator('img')).toHaveCount(1);
  await expect(thingOn(page).getByText('Oak collar')).toBeVisible();
});

test('on a phone its labels are a numbered list below the picture, also from the right', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
    await thingOn(page).getByRole('listitem').first().scrollIntoViewIfNeeded();
    const boxes = await thingOn(page)
      .locator('.parts > div, li')
      .evaluateAll(all =>
        all
          .map(one => one.getBoundingClientRect())
          .map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
      );
    expect(boxes).toHaveLength(7);
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(360);
      expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? box.top) - 0.5);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is open from the start', async ({ page }) => {
    await page.goto('/');
    await expect(isClosed(page)).toHaveCount(0);
    await expect(thingOn(page).getByText('Oak collar')).toHaveCSS('opacity', '1');
  });
});

test('staff make a thing of two pictures, a product and a part that is not sold', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const roomName = `Thing ${newWord()}`;
  await page.goto('/admin/rooms/create');
  await page.getByLabel('Room name').fill(roomName);
  const addPart = page.getByRole('button', { name: 'Add a part that is not sold' });
  await expect(addPart).toHaveCount(0);
  for (const label of [/^Picture/, /^Opened Picture/])
    await page.getByLabel(label).first().setInputFiles(photo());
  await page.getByRole('combobox', { name: 'Add a product' }).fill('Gooseneck Kettle');
  await page.getByRole('option', { name: 'Gooseneck Kettle' }).click();
  await addPart.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Lid');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page.getByText(`Room “${roomName}” created.`)).toBeVisible();

  const [made] = (await call<Room[]>('GET', `/api/rooms?q=${encodeURIComponent(roomName)}`)).data;
  expect(made).toMatchObject({
    openedPicture: expect.any(String),
    dots: [{ productCode: expect.any(Number) }, { label: 'Lid' }],
  });
  await page.goto(`/admin/rooms/edit/${made?.roomId}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lid');
  await call('DELETE', `/api/rooms/${made?.roomId}`, { token });
});
