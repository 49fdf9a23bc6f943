import type { Page } from '@playwright/test';
import { expect, rows, test, titles } from './slider-test.ts';

test.describe.configure({ mode: 'default' });

const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });
const order = async (page: Page) =>
  (await rows(page).getByRole('button', { name: /^Move/ }).all()).length > 0
    ? await rows(page)
        .getByRole('button', { name: /^Move/ })
        .evaluateAll(all => all.map(one => one.getAttribute('aria-label')?.replace('Move ', '')))
    : [];

async function dragTo(page: Page, from: string, to: string) {
  const [start, end] = [await handle(page, from).boundingBox(), await handle(page, to).boundingBox()];
  if (!start || !end) throw new Error('a handle is not there');
  await page.mouse.move(start.x + 5, start.y + 5);
  await page.mouse.down();
  await page.mouse.move(end.x + 5, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x + 5, end.y + end.height / 2 + 2, { steps: 4 });
}

test('slides are reordered by keyboard, announced, saved with one call each, and undone', async ({
  page,
  all,
  fill,
}) => {
  await fill('A', 'B', 'C');
  const sent: unknown[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await page.goto('/admin/slider');
  await handle(page, 'A').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'A moved to position 2 of 3.' })).toBeAttached();
  await expect(handle(page, 'A')).toBeFocused();
  await expect.poll(() => order(page)).toEqual(['B', 'A', 'C']);
  await expect.poll(async () => titles(await all())).toEqual(['B', 'A', 'C']);
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => titles(await all())).toEqual(['A', 'B', 'C']);
  await expect.poll(() => order(page)).toEqual(['A', 'B', 'C']);
  await handle(page, 'A').press('End');
  await expect.poll(async () => titles(await all())).toEqual(['B', 'C', 'A']);
});

test('slides are reordered by dragging; Escape puts the row back; a conflict is reported', async ({
  page,
  call,
  token,
  all,
  fill,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const [, second] = await fill('A', 'B', 'C');
  await page.goto('/admin/slider');
  await dragTo(page, 'C', 'A');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['A', 'B', 'C']);
  await dragTo(page, 'A', 'C');
  await page.mouse.up();
  await expect.poll(async () => titles(await all())).toEqual(['B', 'C', 'A']);
  expect(await order(page)).toEqual(['B', 'C', 'A']);

  await call('DELETE', `/api/Slider/${second?.imageId}`, { token });
  await handle(page, 'A').press('Home');
  await expect(page.getByRole('alert')).toContainText('Couldn’t save the order.');
  await expect.poll(() => order(page)).toEqual(['C', 'A']);
});

test('a row dropped right after it moved is saved where it is seen', { tag: '@deep' }, async ({
  page,
  all,
  fill,
}) => {
  await fill('A', 'B', 'C');
  await page.goto('/admin/slider');
  const box = await handle(page, 'C').boundingBox();
  await handle(page, 'A').hover();
  await page.mouse.down();
  await page.evaluate(
    clientY => {
      window.dispatchEvent(new PointerEvent('pointermove', { clientY }));
      window.dispatchEvent(new PointerEvent('pointerup'));
    },
    (box?.y ?? 0) + (box?.height ?? 0),
  );
  await page.mouse.up();
  await expect.poll(async () => titles(await all())).toEqual(['B', 'C', 'A']);
  expect(await order(page)).toEqual(['B', 'C', 'A']);
});

test('after quick clicks Undo restores the order saved before them all', {
  tag: '@deep',
}, async ({ page, all, fill }) => {
  await fill('A', 'B', 'C', 'D');
  await page.goto('/admin/slider');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/slider/order', async route => {
    await held.promise;
    await route.fallback();
  });
  await handle(page, 'A').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  held.resolve();
  await expect.poll(async () => titles(await all())).toEqual(['B', 'C', 'D', 'A']);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => titles(await all())).toEqual(['B', 'A', 'C', 'D']);
  await expect.poll(() => order(page)).toEqual(['B', 'A', 'C', 'D']);
});
