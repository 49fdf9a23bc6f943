import { expect, test } from '../buying/market-test.ts';

const BOTTLE = 'Insulated Bottle 500 ml, chalk';

for (const [width, height] of [
  [320, 568],
  [360, 780],
  [1280, 800],
] as const) {
  test(`at ${width} px, options come before the button that adds one, wherever the page is scrolled to`, async ({
    page,
    call,
  }) => {
    await page.setViewportSize({ width, height });
    const { data } = await call<{ productCode: number }[]>(
      'GET',
      `/api/products?q=${encodeURIComponent(BOTTLE)}`,
    );
    await page.goto(`/products-details/${data[0]?.productCode}`);
    const main = page.getByRole('main');
    await expect(main).toMatchAriaSnapshot(`
      - heading "${BOTTLE}" [level=1]
      - radiogroup "Colour"
      - spinbutton "Quantity"
      - 'button "Add To Cart: ${BOTTLE}"'
    `);
    const options = main.getByRole('radiogroup', { name: 'Colour' });
    const button = main.getByRole('button', { name: `Add To Cart: ${BOTTLE}` });
    const gapAt = async (top: number) => {
      await page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top);
      const [above, below] = [await options.boundingBox(), await button.boundingBox()];
      return (below?.y ?? Number.NaN) - ((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN));
    };
    const gaps: number[] = [];
    for (let top = 0; top < 1200; top += 60) gaps.push(await gapAt(top));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
}
