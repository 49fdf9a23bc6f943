import type { Page } from '@playwright/test';
import { openCountingShifts } from './layout-shifts.ts';
import { test as base, expect } from './shop-test.ts';

/** A Tuesday, before the demo shop’s hour to order by; in New York five hours earlier. */
const BEFORE_TWO = new Date('2026-11-24T13:20:00Z');

const test = base.extend({ timezoneId: 'America/New_York' });

const main = (page: Page) => page.getByRole('main');
const sun = (page: Page) => main(page).locator('svg .fill-notice').first();
const heightOf = async (page: Page) =>
  await sun(page).evaluate(circle => new DOMMatrix(getComputedStyle(circle).transform).f);

for (const width of [320, 1280]) {
  test(`${width} px wide, home shows the visitor’s own hour near its head, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install({ time: BEFORE_TWO });
    const shifts = await openCountingShifts(page, '/');
    await expect(main(page).getByText('It’s 08:20 where you are.')).toBeVisible();
    const promise = main(page)
      .getByText(/^Order by \d\d:00, at your door/)
      .first();
    await expect(promise).toBeVisible();
    const departments = main(page).getByRole('heading', { name: 'Departments' });
    const [above, below] = await Promise.all([promise.boundingBox(), departments.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await shifts()).toBe(0);

    await page.clock.runFor(60_000);
    await expect(main(page).getByText('It’s 08:21 where you are.')).toBeVisible();
  });
}

test('the sun stands at noon in the middle of the line, without a way there for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-24T17:00:00Z') });
  await page.goto('/');
  await expect(main(page).getByText('It’s 12:00 where you are.')).toBeVisible();
  await expect(sun(page)).toHaveCSS('transition-duration', '0.001s');
  await expect.poll(() => heightOf(page)).toBeCloseTo(16, 1);
  await page.clock.setFixedTime(new Date('2026-11-24T23:00:00Z'));
  await page.clock.runFor(10_000);
  await expect(main(page).getByText('It’s 18:00 where you are.')).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(25);
});

test('the rendered page says no hour, since it is the same for all', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Delivery in ');
  expect(html).not.toContain('where you are');
});
