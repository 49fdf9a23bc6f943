import type { Page } from '@playwright/test';
import type { SliderImage } from '../../functions/catalog/slider/contract.ts';
import { expect, test } from './shop-test.ts';

const COUNT = 5;

const slideshow = (page: Page) => page.getByRole('region', { name: 'Featured in the shop' });
const dot = (page: Page, slide: number) => page.getByRole('button', { name: `Slide ${slide}` });

/** The home page, with time under the test's control. */
async function openStill(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expect(dot(page, 1)).toBeVisible();
}

async function expectShown(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
  await expect(slideshow(page).getByRole('group', { name: ` of ${COUNT}` })).toHaveCount(1);
  await expect(slideshow(page).getByRole('group', { name: `${slide} of ${COUNT}` })).toBeVisible();
}

/** A minute, in which a running slideshow would have advanced twelve times. */
async function expectStill(page: Page, slide: number) {
  for (let passed = 0; passed < 12; passed += 1) await page.clock.runFor(5000);
  await expectShown(page, slide);
}

test.describe('the slideshow', () => {
  test.beforeEach(({ expectedFaults }) => {
    // While time stands still, React shows nothing that has loaded later.
    expectedFaults.push(/card-heart\S+ was preloaded/);
  });

  test('shows the active pictures in order, each with its text and its own link', async ({ page, call }) => {
    const { data } = await call<SliderImage[]>('GET', '/api/Slider/active');
    expect(data).toHaveLength(COUNT);
    await openStill(page);
    for (const [index, { title, caption, link }] of data.entries()) {
      await dot(page, index + 1).click();
      await expectShown(page, index + 1);
      const slide = slideshow(page).getByRole('group', { name: `${index + 1} of ${COUNT}` });
      await expect(slide).toContainText(title);
      await expect(slide).toContainText(caption);
      expect((await page.request.get(link ?? '')).status()).toBe(200);
      await expect(slide.getByRole('link')).toHaveAttribute('href', link ?? '');
      const picture = slide.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('advances after five seconds, and from the last to the first', async ({ page }) => {
    await openStill(page);
    await expectShown(page, 1);
    await page.clock.runFor(4999);
    await expectShown(page, 1);
    await page.clock.runFor(1);
    await expectShown(page, 2);
    for (const slide of [3, 4, 5, 1]) {
      await page.clock.runFor(5000);
      await expectShown(page, slide);
    }
  });

  test('moves forward and back by its buttons, and from the first back to the last', async ({ page }) => {
    await openStill(page);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expectShown(page, COUNT);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(page, 1);
    await dot(page, 4).click();
    await expectShown(page, 4);
  });

  test('pauses under the pointer, and resumes when it leaves', async ({ page }) => {
    await openStill(page);
    await slideshow(page).hover();
    await expectStill(page, 1);
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(5000);
    await expectShown(page, 2);
  });

  test('pauses while it has keyboard focus, and then announces its slide', { tag: '@deep' }, async ({
    page,
  }) => {
    await openStill(page);
    const words = slideshow(page).locator('[aria-live]');
    await expect(words).toHaveAttribute('aria-live', 'off');
    await slideshow(page).getByRole('link').focus();
    await expect(words).toHaveAttribute('aria-live', 'polite');
    await expectStill(page, 1);
    await page.keyboard.press('Shift+Tab');
    await expect(words).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5000);
    await expectShown(page, 2);
  });

  test('can be paused and resumed', async ({ page }) => {
    await openStill(page);
    await page.getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.getByRole('contentinfo').hover();
    await expectStill(page, 1);
    await page.getByRole('button', { name: 'Play the slideshow' }).click();
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(5000);
    await expectShown(page, 2);
  });

  test('does not advance for people who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await expectStill(page, 1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(page, 2);
  });

  test('waits while it is not visible', { tag: '@deep' }, async ({ page }) => {
    await openStill(page);
    const turn = (state: string) =>
      page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await expectStill(page, 1);
    await turn('visible');
    await page.clock.runFor(5000);
    await expectShown(page, 2);
  });

  test('is large: at least 350 pixels and 60% of the window', async ({ page }) => {
    for (const height of [400, 800]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto('/');
      const box = await slideshow(page)
        .getByRole('group', { name: `1 of ${COUNT}` })
        .boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(Math.max(350, height * 0.6));
    }
  });

  test('that fails to load leaves the page intact, with fallback text', {
    tag: '@deep',
  }, async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 503/);
    await page.route('**/api/slider/active', route => route.fulfill({ status: 503, json: {} }));
    await page.goto('/login');
    await page.getByRole('link', { name: 'Meridian, home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One shop, at home in many countries.');
    await expect(slideshow(page)).toHaveCount(0);
  });

  test('without JavaScript shows its first slide and no dead buttons', async ({ browser, shop, call }) => {
    const { data } = await call<SliderImage[]>('GET', '/api/Slider/active');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.url);
    await expect(slideshow(page).getByText(data[0]?.title ?? '')).toBeVisible();
    await expect(slideshow(page).getByText(data[1]?.title ?? '')).toBeHidden();
    await expect(slideshow(page).locator('img')).toHaveCount(1);
    await expect(slideshow(page).getByRole('button')).toHaveCount(0);
    await context.close();
  });
});
