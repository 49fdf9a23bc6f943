import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { ReceivedComment } from '../../../functions/content/comments/contract.ts';
import type {
  OwnReview,
  ReceivedReview,
  Review,
  UnreviewedProduct,
} from '../../../functions/content/reviews/contract.ts';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import type { Waiting } from '../../../functions/contracts/moderation.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import {
  A_REVIEW,
  aName,
  makeComment,
  makeCountry,
  makeFamily,
  makeOrder,
  makePrice,
  makeProduct,
  makeReview,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('reviews', () => {
  const { shop, call } = openShop();
  let staff: string;
  let username: string;
  beforeAll(async () => {
    const account = await makeAccount(shop.database, 'staff');
    ({ username } = account);
    staff = await tokenFor(account);
  });

  const aCustomer = async () => {
    const account = await makeAccount(shop.database, 'customer');
    return { ...account, token: await tokenFor(account) };
  };
  const review = (code: number, token: string | undefined, given: object = {}) =>
    call('POST', `/api/products/${code}/reviews`, {
      token,
      json: { ...A_REVIEW, ...FILLED_IN, ...given },
      headers: fromElsewhere(),
    });
  const shownOf = async (code: number, query = '') =>
    (await call<Review[]>('GET', `/api/products/${code}/reviews${query}`)).data;
  const ownOf = async (token: string) => (await call<OwnReview[]>('GET', '/api/reviews/own', { token })).data;
  const received = async (query: string) =>
    (await call<ReceivedReview[]>('GET', `/api/reviews?${query}`, { token: staff })).data;
  const decide = (id: number, state: string, headers = {}) =>
    call<ReceivedReview>('PUT', `/api/reviews/${id}`, { token: staff, json: { state }, headers });
  const ratingOf = async (code: number) => {
    const { rating, reviewCount } = (await call<Product>('GET', `/api/products/${code}`)).data;
    return { rating, reviewCount };
  };

  test('a review is pending, then approved and shown; it says what was bought, but no account or address', async () => {
    const { productCode } = await makeProduct(shop.database);
    const customer = await aCustomer();
    await makeOrder(shop.database, { userId: customer.userId }, productCode);
    const offered = await call<UnreviewedProduct[]>('GET', '/api/reviews/own/unreviewed', customer);
    expect(offered.data.map(one => one.productCode)).toEqual([productCode]);
    expectProblem(await review(productCode, undefined), 401);
    expectProblem(await review(productCode, staff), 403);
    expectProblem(await review(987_654, customer.token), 404);

    const hostile = '<script>alert(1)</script>\n<img src=x onerror=alert(2)>';
    const own = { bought: false, state: 'approved' };
    const claimed = expectProblem(await review(productCode, customer.token, own), 422);
    expect(claimed.errors?.map(({ path }) => path)).toEqual(['bought', 'state']);
    const sent = await review(productCode, customer.token, { review: hostile });
    expect({ status: sent.status, data: sent.data }).toEqual({ status: 202, data: { state: 'pending' } });
    expect(await shownOf(productCode)).toEqual([]);
    const [waiting] = await received(`product=${productCode}&state=pending`);
    expect(waiting).toMatchObject({ username: customer.username, bought: true, decidedBy: null });
    expect((await call('GET', '/api/reviews/own/unreviewed', customer)).data).toEqual([]);

    const { reviewId = 0 } = waiting ?? {};
    const decided = await decide(reviewId, 'approved', { 'If-Match': '"1"' });
    expect(decided.data).toMatchObject({ state: 'approved', decidedBy: username, version: 2 });
    expect(decided.data.decidedAt).toBeTruthy();
    const approved = { reviewId, bought: true, createdAt: expect.any(String) };
    const shown = { ...A_REVIEW, ...approved, productCode, review: hostile };
    expect(await shownOf(productCode)).toEqual([shown]);
    const { data: page } = await call<string>('GET', `/products-details/${productCode}`);
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4');
    expect(page).not.toContain(customer.username);
  });

  test('stores one of twenty reviews that a customer sends at once', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { token } = await aCustomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => review(productCode, token)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 202)) expectProblem(answer, 409);
    expect(await ownOf(token)).toHaveLength(1);
  });

  test('a customer who did not buy, or who cancelled, is not marked as a buyer', async () => {
    const { countryId, countryCode: country } = await makeCountry(shop.database);
    const { productCode } = await makePrice(shop.database, { countryId, stockAvailable: 9 });
    const [stranger, buyer] = [await aCustomer(), await aCustomer()];
    const order = await makeOrder(shop.database, { userId: buyer.userId, countryCode: country }, productCode);
    for (const { token } of [stranger, buyer]) await review(productCode, token);
    const boughtBy = async ({ token }: { token: string }) => (await ownOf(token))[0]?.bought;
    expect({ stranger: await boughtBy(stranger), buyer: await boughtBy(buyer) }).toEqual({
      stranger: false,
      buyer: true,
    });
    const path = `/api/orders/${order.orderNumber}/moves`;
    const moved = await call<Order>('POST', path, { token: buyer.token, json: { to: 'cancelled' } });
    expect(moved.status).toBe(200);
    expect(await boughtBy(buyer)).toBe(false);
  });

  test('the average follows every decision on a review; equal ratings are sorted by their number', async () => {
    const { productCode, subcategoryId } = await makeProduct(shop.database);
    const [one, two, three] = [await aCustomer(), await aCustomer(), await aCustomer()];
    for (const [{ token }, stars] of [
      [one, 5],
      [two, 4],
      [three, 1],
    ] as const)
      await review(productCode, token, { stars, name: aName('Ada') });
    expect(await ratingOf(productCode)).toEqual({ rating: null, reviewCount: 0 });
    const ids = (await received(`product=${productCode}&sort=-stars`)).map(({ reviewId }) => reviewId);
    const byProduct = await received('sort=productCode&page=1&pageSize=100');
    expect(byProduct).toEqual(byProduct.toSorted((a, b) => a.productCode - b.productCode));
    const bulk = await call<BulkResult>('POST', '/api/reviews/bulk', {
      token: staff,
      json: { action: 'approve', matching: { product: productCode, state: 'pending' }, expected: 3 },
    });
    expect(bulk.data).toMatchObject({ matched: 3, changed: 3, kept: 0 });
    expect(await ratingOf(productCode)).toEqual({ rating: 3.33, reviewCount: 3 });
    const inGermany = await call<Product>('GET', `/api/products/${productCode}?country=DE`);
    expect(inGermany.data.starCounts).toEqual([1, 0, 0, 1, 1]);
    const stars = (await shownOf(productCode, '?sort=-stars&page=1&pageSize=2')).map(row => row.stars);
    expect(stars).toEqual([5, 4]);

    await decide(ids[2] ?? 0, 'rejected');
    expect(await ratingOf(productCode)).toEqual({ rating: 4.5, reviewCount: 2 });
    const etag = (await call('GET', `/api/products/${productCode}`)).headers.get('ETag') ?? '';
    const changed = await call<OwnReview>('PUT', `/api/reviews/own/${ids[1]}`, {
      token: two.token,
      json: { stars: 2 },
      headers: fromElsewhere(),
    });
    expect(changed.data).toMatchObject({ stars: 2, state: 'pending' });
    const again = await call('GET', `/api/products/${productCode}`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(200);
    expect(await ratingOf(productCode)).toEqual({ rating: 5, reviewCount: 1 });
    expectProblem(await decide(ids[1] ?? 0, 'approved', { 'If-Match': '"2"' }), 412);
    await decide(ids[1] ?? 0, 'approved');
    expect(await ratingOf(productCode)).toEqual({ rating: 3.5, reviewCount: 2 });

    const rival = await makeProduct(shop.database, { subcategoryId });
    await makeReview(shop.database, { productCode: rival.productCode, stars: 4, state: 'approved' });
    const inOrder = async () => {
      const path = `/api/products?subcategory=${subcategoryId}&sort=-rating&page=1`;
      return (await call<Product[]>('GET', path)).data.map(product => product.productCode);
    };
    expect(await inOrder()).toEqual([rival.productCode, productCode]);
    await call('PUT', `/api/reviews/own/${ids[1]}`, {
      token: two.token,
      json: { stars: 3 },
      headers: fromElsewhere(),
    });
    await decide(ids[1] ?? 0, 'approved');
    expect(await ratingOf(productCode)).toEqual({ rating: 4, reviewCount: 2 });
    expect(await inOrder()).toEqual([productCode, rival.productCode]);

    const gone = await call('DELETE', '/api/accounts/me', {
      token: one.token,
      json: { password: PASSWORD },
    });
    expect(gone.status).toBe(204);
    expect(await ratingOf(productCode)).toEqual({ rating: 3, reviewCount: 1 });
    expect((await call('DELETE', `/api/reviews/own/${ids[1]}`, { token: two.token })).status).toBe(204);
    expect(await ratingOf(productCode)).toEqual({ rating: null, reviewCount: 0 });
    expect((await call('DELETE', `/api/reviews/${ids[2]}`, { token: staff })).status).toBe(204);
    expect(await received(`product=${productCode}`)).toEqual([]);
  });

  test('the variants of a family show the reviews of all of them, and their rating', async () => {
    const { familyId } = await makeFamily(shop.database);
    const variant = (colour: string) => makeProduct(shop.database, { familyId, options: [colour] });
    const codes = [await variant('Sand'), await variant('Ink')].map(one => one.productCode);
    const other = await makeProduct(shop.database);
    for (const [index, productCode] of [...codes, other.productCode].entries())
      await makeReview(shop.database, {
        ...{ productCode, stars: 5 - index, state: 'approved' },
        createdAt: new Date(index),
      });
    for (const code of codes) {
      const { data: product } = await call<Product>('GET', `/api/products/${code}?country=DE`);
      expect(product).toMatchObject({ rating: 4.5, reviewCount: 2, starCounts: [0, 0, 0, 1, 1] });
      expect((await shownOf(code)).map(({ productCode }) => productCode)).toEqual(codes.toReversed());
      expect((await shownOf(code, '?sort=-stars&page=1&pageSize=1'))[0]?.productCode).toBe(codes[0]);
      const { data: page } = await call<string>('GET', `/products-details/${code}`);
      expect(page).toContain('"ratingValue":4.5');
      for (const colour of ['Sand', 'Ink'])
        expect(page).toMatch(new RegExp(`</time>(<[^>]*>|·)*Colour: ${colour}<`));
    }
    await shop.database.write(build.update(products).set({ familyId: null, options: [] }));
    expect(await ratingOf(codes[1] ?? 0)).toEqual({ rating: 4, reviewCount: 1 });
    expect(await shownOf(codes[1] ?? 0)).toHaveLength(1);
  });

  test('customers cannot read, change or delete each other’s reviews', async () => {
    const { reviewId } = await makeReview(shop.database);
    const { token } = await aCustomer();
    const path = `/api/reviews/own/${reviewId}`;
    expect(await ownOf(token)).toEqual([]);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const json = method === 'PUT' ? { json: { stars: 1 } } : {};
      expectProblem(await call(method, path, { token, headers: fromElsewhere(), ...json }), 404);
    }
  });

  test('comments are moderated like reviews, pending ones first and counted', async () => {
    const waiting = async () => (await call<Waiting>('GET', '/api/stats/waiting', { token: staff })).data;
    const { commentId, slug } = await makeComment(shop.database, { state: 'pending' });
    const { commentId: later } = await makeComment(shop.database, { slug });
    const list = async () =>
      (await call<ReceivedComment[]>('GET', `/api/comments?q=${slug}&page=1`, { token: staff })).data;
    expect((await list()).map(row => row.commentId)).toEqual([commentId, later]);
    const before = await waiting();
    const json = { state: 'approved' };
    const path = `/api/comments/${commentId}`;
    const decided = await call<ReceivedComment>('PUT', path, { token: staff, json });
    expect(decided.data).toMatchObject({ ...json, decidedBy: username });
    expect(await waiting()).toEqual({ ...before, comments: before.comments - 1 });
    expect((await call<unknown[]>('GET', `/api/posts/${slug}/comments`)).data).toHaveLength(2);
    const keys = [String(commentId), String(later)];
    const rejected = await call('POST', '/api/comments/bulk', {
      token: staff,
      json: { action: 'reject', keys },
    });
    expect(rejected.data).toMatchObject({ matched: 2, changed: 2 });
    expect((await call<unknown[]>('GET', `/api/posts/${slug}/comments`)).data).toEqual([]);
    expect((await call('DELETE', path, { token: staff })).status).toBe(204);
    expect((await list()).map(row => row.commentId)).toEqual([later]);
  });
});
