import type { Family } from '../../functions/catalog/families/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test('staff give all variants of a family the same description and subcategory, and take it back', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const { token } = await signInAs('staff');
  const word = newWord();
  const variants = [];
  for (const [at, size] of ['S', 'M', 'L'].entries()) {
    const json = {
      productName: `${word} ${size}`,
      subcategoryId: 1,
      productDescription: at === 2 ? 'Another text' : 'The same text',
    };
    const { data } = await call<Product>('POST', '/api/products', { json, token });
    variants.push({ productCode: data.productCode, options: [size] });
  }
  const json = { familyName: `Sizes ${word}`, options: ['Size'], variants };
  const { familyId } = (await call<Family>('POST', '/api/families', { json, token })).data;
  const stored = async () =>
    (await call<Product[]>('GET', `/api/products?family=${familyId}&sort=productCode`)).data.map(one => [
      one.productDescription,
      one.subcategoryId,
    ]);
  const before = [
    ['The same text', 1],
    ['The same text', 1],
    ['Another text', 1],
  ];
  expect(await stored()).toEqual(before);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/families/create');
  const folded = page.getByText('The same for all variants');
  await expect(page.getByLabel('Family name')).toBeVisible();
  await expect(folded).toHaveCount(0);

  await page.goto(`/admin/families/edit/${familyId}`);
  await folded.focus();
  await page.keyboard.press('Enter');
  const description = page.getByLabel('Description');
  const subcategory = page.getByLabel('Subcategory');
  await expect(description).toHaveAccessibleDescription('1 of 3 differ from the others.');
  await expect(page.getByLabel('Overview Document')).toHaveAccessibleDescription('None of them has one.');
  await expect(subcategory).toHaveAccessibleDescription('All 3 have the same.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);

  // Folded with something too long in it, it opens again and says so.
  await description.fill('x'.repeat(10_001));
  await folded.click();
  await expect(description).toBeHidden();
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(description).toHaveAccessibleDescription(
    'Product description can have at most 10000 characters',
  );
  await expect(description).toBeFocused();
  await description.fill('One text for all');
  await subcategory.selectOption({ index: 2 });
  const chosen = Number(await subcategory.inputValue());
  expect(chosen).not.toBe(1);
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${json.familyName}” updated.`)).toBeVisible();
  expect(await stored()).toEqual(Array.from({ length: 3 }, () => ['One text for all', chosen]));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toEqual(before);
});
