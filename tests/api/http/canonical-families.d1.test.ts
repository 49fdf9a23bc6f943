import { beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../../../functions/catalog/families/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

type Group = { productGroupID: string; url: string; hasVariant: { url: string }[] };

describe('a family for search engines', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const codesIn = (text: string) =>
    [...text.matchAll(/\/products-details\/(\d+)/g)].map(([, code]) => Number(code));
  const listed = async () => codesIn((await call<string>('GET', '/sitemap.xml')).data);
  const groupOf = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => (JSON.parse(json) as { isVariantOf?: Group }).isVariantOf)
      .find(Boolean);

  /** Variants in two shown subcategories and a hidden one, which has the first of all. */
  async function aWideFamily() {
    const { familyId } = await makeFamily(shop.database);
    const { countryId, countryCode } = await makeCountry(shop.database);
    const { categoryId } = await makeCategory(shop.database, { displayStatus: false });
    const [hidden, one, other] = [
      await makeSubcategory(shop.database, { categoryId }),
      await makeSubcategory(shop.database),
      await makeSubcategory(shop.database),
    ];
    const variants: { productCode: number; options: string[] }[] = [];
    for (const [at, { subcategoryId }] of [hidden, other, one, one, other].entries()) {
      const { productCode } = await makeProduct(shop.database, { subcategoryId });
      // The cheapest one, which lists show, is not the first one.
      const price = { netPrice: 1000 - at, retailPrice: 1000 };
      await makePrice(shop.database, { productCode, countryId, ...price });
      variants.push({ productCode, options: [`Size ${at}`] });
    }
    const save = (all: typeof variants) =>
      call<Family>('PUT', `/api/families/${familyId}`, { json: { variants: all }, token });
    expect((await save(variants)).status).toBe(200);
    const codes = variants.map(({ productCode }) => productCode);
    const page = async (code: number) =>
      (
        await call<string>('GET', `/products-details/${code}`, {
          headers: { Cookie: `country=${countryCode}` },
        })
      ).data;
    return { familyId, hidden, variants, codes, save, page };
  }

  async function expectOneAddress(first: number, shown: number[], page: (code: number) => Promise<string>) {
    for (const code of shown) {
      const html = await page(code);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      expect(canonical).toBe(`${shop.url}/products-details/${first}`);
      const group = groupOf(html);
      expect(group?.url).toBe(canonical);
      expect(group?.hasVariant.map(({ url }) => codesIn(url)[0])).toEqual(shown);
    }
    expect((await listed()).filter(code => shown.includes(code))).toEqual([first]);
  }

  test('the sitemap lists the page that its variants name as canonical, and no other one', async () => {
    const alone = (await makeProduct(shop.database)).productCode;
    const { hidden, variants, codes, save, page } = await aWideFamily();
    const [concealed = 0, first = 0, second = 0] = codes;
    await expectOneAddress(first, codes.slice(1), page);
    const all = await listed();
    expect(all).toContain(alone);
    expect(all).not.toContain(concealed);

    // In another order, another one is first.
    await save([...variants].reverse());
    await expectOneAddress(codes.at(-1) ?? 0, codes.slice(1).reverse(), page);

    // With its subcategory on display, the first of all is the address of the family.
    await save(variants);
    const shown = { json: { displayStatus: true }, token };
    await call('PUT', `/api/categories/${hidden.categoryId}`, shown);
    await expectOneAddress(concealed, codes, page);

    // Each has its own again.
    await save([]);
    expect(await listed()).toEqual(expect.arrayContaining([concealed, first, second, alone]));
  });
});
