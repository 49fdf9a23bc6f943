import type { Locator } from '@playwright/test';
import { cell, expect, test } from './matrix-test.ts';

/** Its appearance, apart from the text. */
const faceOf = (part: Locator) =>
  part.evaluate(element => {
    const { backgroundColor, borderTopStyle, boxShadow, color, textDecorationLine } =
      getComputedStyle(element);
    return { backgroundColor, borderTopStyle, boxShadow, color, textDecorationLine };
  });

test('with custom colours, people still see the current layer and the invalid cells', async ({
  page,
  makeMatrix,
}) => {
  const { address } = await makeMatrix(2, 3, true);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  const layer = (name: string) => page.getByRole('radio', { name, exact: true }).locator('..');
  expect(await faceOf(layer('Net'))).not.toEqual(await faceOf(layer('Stock')));
  await layer('Stock').click();
  const chosen = await faceOf(layer('Stock'));
  expect(chosen).not.toEqual(await faceOf(layer('Net')));
  await layer('Net').click();
  const type = async (col: number, text: string) => {
    await cell(page, 0, col).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type(0, 'cheap');
  await type(1, '21');
  const [wrong, changed, untouched] = await Promise.all([0, 1, 2].map(col => faceOf(cell(page, 0, col))));
  expect(wrong).not.toEqual(changed);
  expect(changed).not.toEqual(untouched);
});
