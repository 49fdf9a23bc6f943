import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Post, WrittenPost } from '../../../functions/content/posts/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makePost,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const codesOf = (listed: { productCode: number }[]) => listed.map(({ productCode }) => productCode);

describe('products that a post names', () => {
  const { shop, call } = openShop();
  let token: string;
  let country: { countryId: number; countryCode: string };
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    country = await makeCountry(shop.database);
  });

  const sell = async (given = {}) => {
    const { productCode } = await makeProduct(shop.database, given);
    await makePrice(shop.database, { productCode, countryId: country.countryId });
    return productCode;
  };
  const namedIn = (slug: string, as = {}) =>
    call<Product[]>('GET', `/api/posts/${slug}/products?country=${country.countryCode}`, as);
  const naming = async (product: number) =>
    (await call<Post[]>('GET', `/api/posts?product=${product}`)).data.map(({ slug }) => slug);
  const change = (id: number, json: object) => call<WrittenPost>('PUT', `/api/posts/${id}`, { json, token });

  test('come in the order of staff, with prices, as far as the country sells them', async () => {
    const hidden = await makeCategory(shop.database, { displayStatus: false });
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId: hidden.categoryId });
    const secret = await sell({ subcategoryId });
    const { productCode: unsold } = await makeProduct(shop.database);
    const [first, second] = [await sell(), await sell()];
    const productCodes = [second, secret, unsold, first];
    const { slug } = await makePost(shop.database, { productCodes });
    const { data } = await namedIn(slug);
    expect(codesOf(data)).toEqual([second, first]);
    expect(data.every(({ price }) => price)).toBe(true);
    const draft = await makePost(shop.database, { productCodes, state: 'draft', publishAt: null });
    expect((await namedIn(draft.slug)).data).toEqual([]);
    expect(codesOf((await namedIn(draft.slug, { token })).data)).toEqual([second, first]);
    expect(await naming(first)).toEqual([slug]);
  });

  test('are saved with the post, refused if unknown, and undone with it', async () => {
    const [kept, added] = [await sell(), await sell()];
    const json = { title: aName('Naming'), text: 'Tea', state: 'published', productCodes: [kept] };
    const { data: post } = await call<WrittenPost>('POST', '/api/posts', { json, token });
    expect(post).toMatchObject({ productCodes: [kept], products: [{ productCode: kept }] });
    const changed = await change(post.postId, { productCodes: [added, kept, added] });
    expect(changed.data.productCodes).toEqual([added, kept]);
    expect(codesOf((await namedIn(post.slug)).data)).toEqual([added, kept]);
    expect(await naming(added)).toEqual([post.slug]);
    await call('POST', `/api/changes/${changed.headers.get('X-Change-Id')}/undo`, { token });
    expect(codesOf((await namedIn(post.slug)).data)).toEqual([kept]);
    expect(await naming(added)).toEqual([]);

    const unknown = expectProblem(await change(post.postId, { productCodes: [kept, 999_999] }), 422);
    expect(unknown.errors).toMatchObject([{ path: 'productCodes.1' }]);
    const many = Array.from({ length: 13 }, (_, at) => at + 1);
    for (const productCodes of [many, [0], ['x'], 'x', null]) {
      expectProblem(await change(post.postId, { productCodes }), 422);
    }
  });

  test('may stay in the post after they are deleted, and show again once restored', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { postId, slug } = await makePost(shop.database, { productCodes: [productCode] });
    await shop.database.write(build.delete(products).where(eq(products.productCode, productCode)));
    expect((await namedIn(slug)).data).toEqual([]);
    const saved = await change(postId, { title: aName('Kept'), productCodes: [productCode] });
    expect(saved.data.products).toEqual([{ productCode, productName: null }]);
    await makeProduct(shop.database, { productCode });
    await makePrice(shop.database, { productCode, countryId: country.countryId });
    expect(codesOf((await namedIn(slug)).data)).toEqual([productCode]);
  });
});
