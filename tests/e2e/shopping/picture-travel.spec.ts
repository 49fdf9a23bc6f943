import type { Page } from '@playwright/test';
import { expect, test } from '../shop-test.ts';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRect }[];
};
type Travel = { moved: string[]; named: number };
declare global {
  interface Window {
    travels: Promise<Travel | undefined>[];
    shifts: number;
  }
}

/** Runs in the browser: notes what each transition moves, and how many elements bear its name at that moment. */
function watchTravels() {
  window.travels = [];
  window.shifts = 0;
  new PerformanceObserver(list => {
    // On a slow machine the next page comes long after the press, and its footer comes into view.
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && sources.some(({ previousRect }) => previousRect.height > 0))
        window.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const start = document.startViewTransition;
  document.startViewTransition = function (...given) {
    const transition = start.apply(this, given);
    const groups = () =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        .filter(name => /^::view-transition-group\((?!root)/.test(name));
    const named = () => [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].length;
    window.travels.push(
      transition.ready.then(() => ({ moved: groups(), named: named() })).catch(() => undefined),
    );
    return transition;
  };
}

const travelsOf = (page: Page) => page.evaluate(() => Promise.all(window.travels));
const named = (page: Page) => page.locator('[style*="view-transition-name"]');
const PICTURE = { moved: ['::view-transition-group(product-picture)'], named: 1 };

const product = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const FIRST = 'Noon Pour-Over Set';
const SECOND = 'Gooseneck Kettle';

/** The code is loaded after the page. */
async function openList(page: Page) {
  const sheet = page.waitForResponse(/picture-transition.*\.css/);
  await page.goto('/products-list?sort=name');
  await (await sheet).finished();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(watchTravels);
});

test('the picture travels from the list to its page, to the cart, and back', async ({ page }) => {
  await openList(page);
  const card = product(page, FIRST);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/products-details/);
  expect(await travelsOf(page)).toEqual([PICTURE]);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page
    .getByRole('button', { name: `Add To Cart: ${FIRST}` })
    .first()
    .click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByLabel(`Quantity: ${FIRST}`)).toBeVisible();
  expect(await travelsOf(page)).toEqual([PICTURE, PICTURE]);
  expect(await page.evaluate(() => window.shifts)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
  expect(await travelsOf(page)).toEqual([PICTURE, PICTURE, PICTURE]);
  await page.goBack();
  await expect(page).toHaveURL(/products-list/);
  await expect.poll(() => travelsOf(page)).toEqual([PICTURE, PICTURE, PICTURE, PICTURE]);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(named(page)).toHaveCount(0);
});

test('what was added in a list travels into the cart, whichever way leads there', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: `Add To Cart: ${FIRST}` }).click();
  await expect(page.getByText(`${FIRST} is in your cart.`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByLabel(`Quantity: ${FIRST}`)).toBeVisible();
  expect(await travelsOf(page)).toEqual([PICTURE]);
});

test('nothing travels for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page);
  await product(page, FIRST).click();
  await expect(page).toHaveURL(/products-details/);
  await page.goBack();
  await expect(page).toHaveURL(/products-list/);
  expect(await travelsOf(page)).toEqual([]);
});

test('a second press while the first picture is on its way leads to the second product', async ({ page }) => {
  await openList(page);
  const hrefs = await Promise.all([FIRST, SECOND].map(name => product(page, name).getAttribute('href')));
  await page.evaluate(async ([first, second]) => {
    const press = (href: string | null | undefined) =>
      document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
    const start = document.startViewTransition;
    const isUnderWay = new Promise(resolve => {
      document.startViewTransition = function (...given) {
        document.startViewTransition = start;
        resolve(undefined);
        return start.apply(this, given);
      };
    });
    press(first);
    await isUnderWay;
    // Before the first page has replaced the list.
    press(second);
  }, hrefs);
  await expect(page).toHaveURL(hrefs[1] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND);
  await expect.poll(async () => (await travelsOf(page)).length).toBeGreaterThanOrEqual(1);
  await expect(named(page)).toHaveCount(0);
});

test('two quick presses end at the second product', async ({ page }) => {
  await openList(page);
  await product(page, FIRST).click({ noWaitAfter: true });
  await product(page, SECOND).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND);
  expect((await travelsOf(page)).filter(Boolean).length).toBeLessThanOrEqual(2);
  await expect(named(page)).toHaveCount(0);
});

test('two quick steps back end at the list', async ({ page }) => {
  await openList(page);
  await product(page, FIRST).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
  await page
    .getByRole('button', { name: `Add To Cart: ${FIRST}` })
    .first()
    .click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByLabel(`Quantity: ${FIRST}`)).toBeVisible();
  await page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (...given) {
      document.startViewTransition = start;
      history.back();
      return start.apply(this, given);
    };
    history.back();
  });
  await expect(page).toHaveURL(/products-list/);
  await expect(product(page, SECOND)).toBeVisible();
  await expect(named(page)).toHaveCount(0);
});
