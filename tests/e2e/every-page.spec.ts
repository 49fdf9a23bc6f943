import { PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import type { Screen } from '../../web/pages.ts';
import { atDepth } from '../support/depth.ts';
import { inParts, isFirstState } from './parts.ts';
import { expect, test } from './shop-test.ts';

const cartOf = ({ cart = '' }: Screen, url: string) => ({ name: 'cart', value: cart, url });

const visited = atDepth({ quick: PUBLIC_SCREENS.filter(isFirstState), deep: PUBLIC_SCREENS });

/** 640 px also stands for 1280 px at 200% zoom, and 320 px for the narrowest phone. */
const WIDTHS = atDepth({ quick: [768, 320], deep: [1920, 768, 640, 360, 320] });

/** An order is shown only to its customer, whom only the browser may know. */
const ASKS_FOR_ITSELF = /^\/order\/\w+$/;

for (const { part, screens } of inParts(visited)) {
  test(`every page hydrates as rendered, without requests, and fits the screen (${part})`, async ({
    page,
    context,
    shop,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 40[34]/);
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    for (const screen of screens) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await context.addCookies([cartOf(screen, shop.url)]);
      asked.length = 0;
      const answer = await page.goto(screen.path, { waitUntil: 'networkidle' });
      expect({ path: screen.path, status: answer?.status() }).toEqual({
        path: screen.path,
        status: screen.status ?? 200,
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (!ASKS_FOR_ITSELF.test(screen.path)) {
        const calls = asked.filter(path => /^\/api\/(?!docs)/.test(path));
        expect({ path: screen.path, calls }).toEqual({ path: screen.path, calls: [] });
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path: screen.path, width, beyond: Math.max(0, beyond) }).toEqual({
          path: screen.path,
          width,
          beyond: 0,
        });
      }
    }
  });
}
