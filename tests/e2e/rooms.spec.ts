import type { Locator, Page } from '@playwright/test';
import type { WrittenPost } from '../../functions/content/posts/contract.ts';
import type { Room } from '../../functions/content/rooms/contract.ts';
import { drawPng } from '../support/drawn-pictures.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { test as base, expect } from './buying/market-test.ts';
import { photo } from './picture-files.ts';

const DOTS = [
  { productCode: 1, x: 100, y: 500 },
  { productCode: 2, x: 500, y: 500 },
];

type MakeRoom = (token: string) => Promise<Room>;

/** A room with two dots, deleted after the test. */
const test = base.extend<{ makeRoom: MakeRoom }>({
  makeRoom: async ({ call }, use) => {
    const made: { roomId: number; token: string }[] = [];
    await use(async token => {
      const roomPicture = `data:image/png;base64,${Buffer.from(drawPng(400, 200)).toString('base64')}`;
      const json = { roomName: `Room ${newWord()}`, roomPicture, dots: DOTS };
      const { data } = await call<Room>('POST', '/api/rooms', { json, token });
      made.push({ roomId: data.roomId, token });
      return data;
    });
    for (const { roomId, token } of made) await call('DELETE', `/api/rooms/${roomId}`, { token });
  },
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

test('staff place the products of a room by a click or by numbers', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const roomName = `Corner ${newWord()}`;
  await page.goto('/admin/rooms/create');
  await page.getByLabel('Room name').fill(roomName);
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles(photo('room.png', { width: 800, height: 400 }));
  const things = page.getByRole('group', { name: 'Products' });
  for (const name of ['Hand Trowel', 'Gooseneck Kettle']) {
    await things.getByRole('combobox', { name: 'Add a product' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  const rows = things.getByRole('listitem');
  await rows.first().getByLabel('From the left').fill('250');
  await rows.first().getByLabel('From the top').fill('1001');
  await rows.nth(1).getByLabel('From the top').focus();
  const picture = things.locator('img');
  const { width, height } = await boxOf(picture);
  await picture.click({ position: { x: width * 0.75, y: height * 0.5 } });
  await expect(rows.nth(1).getByLabel('From the left')).toHaveValue(/^7[45]\d$/);
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(rows.first().getByLabel('From the top')).toHaveAccessibleDescription(/between 0 and 1000/);
  await rows.first().getByLabel('From the top').fill('500');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page.getByText(`Room “${roomName}” created.`)).toBeVisible();
  const [made] = (await call<Room[]>('GET', `/api/rooms?q=${encodeURIComponent(roomName)}`)).data;
  expect(made?.dots[0]).toMatchObject({ x: 250, y: 500 });
  await call('DELETE', `/api/rooms/${made?.roomId}`, { token });
});

test('staff drag a dot, move a product up, and undo it', async ({ page, call, signInAs, makeRoom }) => {
  const { token } = await signInAs('staff');
  const { roomId, roomName } = await makeRoom(token);
  await page.goto(`/admin/rooms/edit/${roomId}`);
  const things = page.getByRole('group', { name: 'Products' });
  const rows = things.getByRole('listitem');
  await things.locator('[data-dot="1"]').scrollIntoViewIfNeeded();
  const dot = await boxOf(things.locator('[data-dot="1"]'));
  const picture = await boxOf(things.locator('img'));
  await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width * 0.2, picture.y + picture.height * 0.1, { steps: 3 });
  await page.mouse.up();
  await expect(rows.nth(1).getByLabel('From the left')).toHaveValue(/^(199|20\d)$/);
  await expect(rows.first().getByLabel('From the left')).toHaveValue('100');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Enter');
  await expect(rows.first().getByLabel('From the left')).toHaveValue(/^(199|20\d)$/);
  await page.getByRole('button', { name: 'Update Room' }).click();
  await page.getByText(`Room “${roomName}” updated.`).waitFor();
  const dotsOf = async () => (await call<Room>('GET', `/api/rooms/${roomId}`)).data.dots;
  expect((await dotsOf()).map(({ productCode }) => productCode)).toEqual([2, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(dotsOf).toEqual(DOTS);
});

test('a room keeps its picture until staff choose another', async ({ page, signInAs, makeRoom }) => {
  const { token } = await signInAs('staff');
  const { roomId } = await makeRoom(token);
  await page.goto(`/admin/rooms/edit/${roomId}`);
  await expect(page.getByLabel('Picture', { exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  await page.goto('/admin/rooms/create');
  await page.getByLabel('Room name').fill('Without a picture');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page.getByLabel('Picture', { exact: true })).toHaveAccessibleDescription(/Choose a picture/);
});

test('staff choose the room of an article, and readers buy what stands in it', async ({
  page,
  call,
  signInAs,
  makeRoom,
}) => {
  const { token } = await signInAs('staff');
  const { roomName } = await makeRoom(token);
  const title = `Furnished ${newWord()}`;
  const json = { title, text: 'Tea', state: 'published' };
  const { data: post } = await call<WrittenPost>('POST', '/api/posts', { json, token });
  await page.goto(`/admin/posts/edit/${post.postId}`);
  await page.getByLabel('Room', { exact: true }).selectOption({ label: roomName });
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText(`Post “${title}” updated.`).waitFor();

  await page.goto(`/blog-details/${post.slug}`);
  const room = page.getByRole('region', { name: roomName });
  await expect(room.locator('.dot')).toHaveCount(2);
  await expectNoViolations(page);
  await room.getByRole('link').first().click();
  await expect(page).toHaveURL('/products-details/1');

  await page.goto(`/admin/posts/edit/${post.postId}`);
  await page.getByLabel('Room', { exact: true }).selectOption({ label: 'No room' });
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText(`Post “${title}” updated.`).waitFor();
  await page.goto(`/blog-details/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(room).toHaveCount(0);
  await call('DELETE', `/api/posts/${post.postId}`, { token });
});

const roomOn = (page: Page) => page.getByRole('region', { name: 'One corner, six things' });

test('a dot of the room on the home page says name and price, and leads to its product', async ({ page }) => {
  await page.goto('/');
  const lamp = roomOn(page).locator('.dot').first();
  const label = lamp.locator('b');
  await expect(label).toHaveCSS('opacity', '0');
  await lamp.hover();
  await expect(label).toHaveCSS('opacity', '1');
  await expect(label).toHaveText('Meridian Table Lamp €149.00');
  await expectNoViolations(page);
  await lamp.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Table Lamp' })).toBeVisible();
});

test('by keyboard each thing of the room is reached once', async ({ page }) => {
  await page.goto('/');
  const links = roomOn(page).getByRole('link');
  await expect(links).toHaveCount(6);
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(links.nth(1)).toHaveText('Noon Pour-Over Set €64.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Noon Pour-Over Set' })).toBeVisible();
});

test('a dot stays on its product where the page is read from the right', async ({ page }) => {
  await page.goto('/');
  const lamp = roomOn(page).locator('.dot').first();
  const shareOf = async () => {
    const picture = await boxOf(roomOn(page).locator('img'));
    const box = await boxOf(lamp);
    return Math.round((100 * (box.x + box.width / 2 - picture.x)) / picture.width);
  };
  expect(await shareOf()).toBe(29);
  await page.locator('html').evaluate(html => html.setAttribute('dir', 'rtl'));
  expect(await shareOf()).toBe(29);
});
