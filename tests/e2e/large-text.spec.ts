import { PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { atDepth } from '../support/depth.ts';
import { setTextSize } from './buying/keyboard-walk.ts';
import { inParts, isFirstState } from './parts.ts';
import { trafficOf, untilQuiet, WITHOUT_MOTION } from './quiet.ts';
import { expect, test } from './shop-test.ts';

test.use(WITHOUT_MOTION);

const visited = atDepth({ quick: PUBLIC_SCREENS.filter(isFirstState), deep: PUBLIC_SCREENS });

for (const { part, screens } of inParts(visited)) {
  test(`with text at 200 % on a phone of 320 px, no page scrolls sideways or cuts its text (${part})`, async ({
    page,
    context,
    shop,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 40[34]/);
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, '200 %');
    const traffic = trafficOf(page);
    for (const { path, cart = '' } of screens) {
      await context.addCookies([{ name: 'cart', value: cart, url: shop.url }]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await untilQuiet(traffic);
      const beyond = await page.evaluate(whatIsBeyond);
      expect.soft({ path, beyond }).toEqual({ path, beyond: [] });
    }
  });
}

/** Runs in the browser: what makes the page scroll sideways, and which controls cut their words. */
function whatIsBeyond(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const nameOf = (it: Element) => {
    const { left, right } = it.getBoundingClientRect();
    const words = it.textContent?.trim().slice(0, 40);
    return `<${it.tagName.toLowerCase()} class="${it.getAttribute('class') ?? ''}"> ${left} to ${right}: ${words}`;
  };
  const all = [...document.querySelectorAll('body *')];
  const isCut = (it: Element) =>
    it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'visible';
  const cut = all.filter(
    it => it.matches('a, button, label, summary, h1, h2, h3') && isCut(it) && it.clientWidth > 1,
  );
  const isBeyond = (it: Element) => {
    const { left, right, width } = it.getBoundingClientRect();
    return width > 1 && (right > clientWidth + 1 || left < -1);
  };
  const wide = scrollWidth > clientWidth ? all.filter(isBeyond) : [];
  const innermost = wide.filter(it => !wide.some(other => other !== it && it.contains(other)));
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : []),
    ...innermost.slice(0, 8).map(nameOf),
    ...cut.map(it => `cut: ${nameOf(it)}`),
  ];
}
