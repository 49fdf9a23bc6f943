import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../../../db/schema/coupons.ts';
import { orders } from '../../../db/schema/orders.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import { auditBooks } from '../../../functions/office/audit/run.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { growCatalogue } from '../../../scripts/seed/catalogue.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { aKey, buyersOf, isPlaced, TOO_BUSY } from '../../support/buyers.ts';
import { atDepth } from '../../support/depth.ts';
import { makeCoupon } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const LOAD = atDepth({ quick: 1, deep: 4 });
const AT_ONCE = 200;
const COUNTRIES = 2;
const CATALOGUES = [24, 20_000];

const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

/** As many at once as one machine has connections; the others follow. */
async function inWaves<Made>(count: number, send: () => Promise<Made>): Promise<Made[]> {
  const answers: Made[] = [];
  while (answers.length < count) {
    answers.push(...(await Promise.all(times(Math.min(AT_ONCE, count - answers.length), send))));
  }
  return answers;
}

describe.each(CATALOGUES)('many buyers at once, with %i products', products => {
  const { shop, call } = openShop();
  const { sell, place, placeUntilAnswered } = buyersOf(shop, call);
  let staff: string;
  beforeAll(async () => {
    await growCatalogue(shop.database, { products, countries: COUNTRIES }, () => {});
    staff = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  afterEach(async () => {
    expect(shop.takeErrors().filter(error => !TOO_BUSY.test(error))).toEqual([]);
    expect((await auditBooks(shop.database)).filter(({ found }) => found > 0)).toEqual([]);
  });

  const stockOf = async (codes: (number | undefined)[]) => {
    const rows = await shop.database.read(
      build
        .select({ code: productPrices.productCode, stock: productPrices.stockAvailable })
        .from(productPrices)
        .where(inArray(productPrices.productCode, codes.map(Number)))
        .orderBy(productPrices.productCode),
    );
    return rows.map(({ stock }) => stock);
  };
  const statuses = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  test('20 of 200 buyers get the last 20 pieces, and the others learn that it is sold out', async () => {
    const { order, lines } = await sell({ stockAvailable: 20 * LOAD });
    const answers = await inWaves(200 * LOAD, () => placeUntilAnswered(order));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(180 * LOAD);
    const placed = answers.filter(isPlaced);
    expect(new Set(placed.map(({ data }) => data.orderNumber)).size).toBe(20 * LOAD);
    for (const answer of refused) {
      const { errors } = expectProblem(answer, 409);
      expect(errors).toEqual([
        { path: 'lines.0.quantity', message: expect.stringContaining('out of stock') },
      ]);
    }
    expect(await stockOf(lines.map(({ productCode }) => productCode))).toEqual([0]);
  });

  test('the same order sent 50 times at once is one order', async () => {
    const { order, lines } = await sell({ stockAvailable: 60 });
    const headers = aKey();
    const answers = await Promise.all(times(50, () => place(order, { headers })));
    expect(statuses(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map(({ data }) => data.orderNumber)).size).toBe(1);
    expect(await stockOf(lines.map(({ productCode }) => productCode))).toEqual([59]);
  });

  test('orders that compete for scarce stock get all of their lines or none', async () => {
    const { order, lines } = await sell(
      { stockAvailable: 10 },
      { stockAvailable: 99 },
      { stockAvailable: 99 },
    );
    const [scarce, one, other] = lines;
    const answers = await Promise.all(
      times(40, index => place({ ...order, lines: [index % 2 ? one : other, scarce, scarce] })),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(statuses(answers)).toEqual({ 201: 5, 409: 35 });
    const [left, ...others] = await stockOf(lines.map(({ productCode }) => productCode));
    expect({ scarce: left, others: 198 - others.reduce((sum, stock) => sum + stock, 0) }).toEqual({
      scarce: 0,
      others: placed.length,
    });
  });

  test('one of fifty orders gets a coupon’s last use, and the others learn so and take no stock', async () => {
    const { order } = await sell({ stockAvailable: 60 });
    const { couponCode: coupon, couponId } = await makeCoupon(shop.database, { mostUses: 1 });
    const answers = await Promise.all(
      times(50, () => place({ ...order, coupon }, { headers: { ...aKey(), ...fromElsewhere() } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      const { errors } = expectProblem(answer, 409);
      expect(errors).toEqual([{ path: 'coupon', message: `The coupon ${coupon} has been used up.` }]);
    }
    const [used] = await shop.database.read(
      build.select().from(coupons).where(eq(coupons.couponId, couponId)),
    );
    expect(used?.uses).toBe(1);
  });

  test('an order cancelled and shipped at the same time ends in one of the two states', async () => {
    const { order, lines } = await sell({ stockAvailable: 30 });
    const placed = await Promise.all(times(20, () => place({ ...order, payment: 'cash-on-delivery' })));
    const races = await Promise.all(
      placed.map(({ data }, index) => {
        const moves = ['cancelled', 'shipped'].map(
          to => () =>
            call<Order>('POST', `/api/orders/${data.orderNumber}/moves`, { json: { to }, token: staff }),
        );
        return Promise.all((index % 2 ? moves : moves.reverse()).map(move => move()));
      }),
    );
    for (const race of races) {
      const won = race.filter(({ status }) => status === 200);
      // Shipped first, it can still be cancelled if the parcel is refused at the door.
      expect(won.length).toBeGreaterThan(0);
      expect(race.every(({ status }) => status === 200 || status === 409)).toBe(true);
    }
    const kept = await shop.database.read(
      build
        .select()
        .from(orders)
        .where(
          inArray(
            orders.orderNumber,
            placed.map(({ data }) => data.orderNumber),
          ),
        ),
    );
    const sent = kept.filter(({ state }) => state === 'shipped').length;
    expect(kept.every(({ state }) => state === 'shipped' || state === 'cancelled')).toBe(true);
    expect(await stockOf(lines.map(({ productCode }) => productCode))).toEqual([30 - sent]);
  });
});
