import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { coupons } from '../../../db/schema/coupons.ts';
import { build } from '../../../db/sql/build.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { buyersOf } from '../../support/buyers.ts';
import { makeCountry, makeCoupon, makePrice } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

const HOUR = 60 * 60 * 1000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);

describe('coupons', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  const ask = async (country: string, lines: object[], coupon: string) =>
    (await call<Quote>('POST', '/api/cart/quote', { json: { country, lines, coupon } })).data;

  test.each([
    ['a percentage, rounded to the cent', { percentage: 1250 }, 'EUR', 9.99, 1.25],
    ['an amount', { amount: 300, denomination: 'EUR' }, 'EUR', 9.99, 3],
    ['an amount in the same currency in another case', { amount: 300, denomination: 'eur' }, 'EUR', 9.99, 3],
    ['at most the subtotal', { amount: 99_999, denomination: 'EUR' }, 'EUR', 9.99, 9.99],
    ['whole units of the smallest coin', { percentage: 1250 }, 'JPY', 9, 1],
  ])('take off %s', async (_, given, denomination, subtotal, discount) => {
    const { couponCode } = await makeCoupon(shop.database, given);
    const { countryId, countryCode } = await makeCountry(shop.database, { denomination });
    const { productCode } = await makePrice(shop.database, { countryId, netPrice: subtotal * 100 });
    const lines = [{ productCode, quantity: 1 }];
    const quoted = await ask(countryCode, lines, couponCode.toLowerCase());
    expect(quoted).toMatchObject({
      subtotal,
      discount,
      coupon: { code: couponCode, accepted: true },
    });
    expect(quoted.total).toBeCloseTo(subtotal + 30 - discount, 9);
    const { order } = await sell({});
    const placed = await place({
      ...order,
      country: countryCode,
      billing: { ...order.billing, country: countryCode },
      lines,
      coupon: couponCode,
      quote: quoted.quote,
    });
    expect(placed.data).toMatchObject({ discount, total: quoted.total, coupon: couponCode });
  });

  test.each([
    ['over', { validUntil: fromNow(-1) }, /ended on/],
    ['not valid yet', { validFrom: fromNow(1) }, /valid from/],
    ['for another currency', { amount: 100, denomination: 'CHF' }, /for orders in CHF/],
    ['switched off', { displayStatus: false }, /There is no coupon/],
  ])('say that they are %s, in the cart and in an order', async (_, given, said) => {
    const { order, country, lines } = await sell({});
    const { couponCode: coupon } = await makeCoupon(shop.database, given);
    const quoted = await ask(country, lines, coupon);
    expect(quoted).toMatchObject({ discount: 0, coupon: { accepted: false } });
    expect(quoted.coupon?.message).toMatch(said);
    const problem = expectProblem(await place({ ...order, coupon }), 422);
    expect(problem.errors).toEqual([{ path: 'coupon', message: quoted.coupon?.message }]);
  });

  test('keep a quoted discount when staff change them, and a quote without one gets none', async () => {
    const { order, country, lines } = await sell({ netPrice: 1000, stockAvailable: 9 });
    const { couponCode: coupon, couponId } = await makeCoupon(shop.database, { percentage: 5000 });
    const { quote } = await ask(country, lines, coupon);
    const without = await ask(country, lines, 'none-such');
    await shop.database.write(
      build.update(coupons).set({ percentage: 100 }).where(eq(coupons.couponId, couponId)),
    );
    expect((await place({ ...order, coupon, quote })).data.discount).toBe(5);
    expect((await place({ ...order, coupon })).data.discount).toBe(0.1);
    expect(
      expectProblem(await place({ ...order, coupon, quote: without.quote }), 409).errors?.[0]?.path,
    ).toBe('quote');
  });
});
