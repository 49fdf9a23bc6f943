import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { clientOf } from '../../support/api-client.ts';
import { demoSession } from '../../support/demo-session.ts';
import { atDepth } from '../../support/depth.ts';
import { AN_ADDRESS } from '../../support/factories.ts';
import { seededRandom, seedIn } from '../../support/seeded-random.ts';
import { WITHOUT_MOTION } from '../quiet.ts';
import { shopAfter } from '../shop-test.ts';
import { badLine } from './bad-line.ts';
import { newEmail } from './checkout-test.ts';
import { expect, type Market, test as marketTest, type Offer, type OpenMarket } from './market-test.ts';
import { cartIn, shopperOf } from './shopper-model.ts';
import { stepsOf } from './shopper-steps.ts';

const SEQUENCES = atDepth({ quick: 12, deep: 30 });
const FEWEST_STEPS = 5;
const MOST_STEPS = 12;
const AN_HOUR = 3_600_000;
/** SHOPPER_SEED=random takes other steps. */
const SEED = seedIn(process.env.SHOPPER_SEED ?? '37');

/** Each comes from another place, because looking up unknown orders is rate-limited. */
const test = marketTest.extend<object, { session: SignedIn }>({
  shop: shopAfter(async () => {}, { TRUSTED_PROXY: '127.0.0.1, ::1' }),
  session: [
    async ({ shop }, use) => await use(await demoSession(clientOf(shop.url), 'customer')),
    { scope: 'worker' },
  ],
});

test.use(WITHOUT_MOTION);

const AT_FIRST: { denomination: string; offers: Offer[] }[] = [
  {
    denomination: 'EUR',
    offers: [
      { NetPrice: 10, StockAvailable: 5 },
      { NetPrice: 20, StockAvailable: 5 },
    ],
  },
  { denomination: 'CHF', offers: [{ NetPrice: 12, StockAvailable: 2 }] },
];
const opened: Market[] = [];

/** The same two for all sequences of a worker, because every page lists all countries. */
async function marketsAsAtFirst(openMarket: OpenMarket): Promise<Market[]> {
  for (const [index, { denomination, offers }] of AT_FIRST.entries()) {
    opened[index] ??= await openMarket(denomination, offers);
    for (const [at, offer] of offers.entries()) await opened[index].change(at + 1, offer);
  }
  return opened;
}

for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
  test(`under random events in cart and checkout, orders match what the shopper saw: sequence ${sequence}`, async ({
    page,
    context,
    shop,
    session,
    openMarket,
    shopIn,
    ordersOf,
    expectedFaults,
  }) => {
    expectedFaults.push(/ERR_FAILED|status of \d{3}|couldn’t reach the shop|does not answer|Not now/);
    const random = seededRandom(SEED * 100_003 + sequence);
    const markets = await marketsAsAtFirst(openMarket);
    for (const { country } of [...markets].reverse()) await shopIn(country);
    const email = newEmail();
    const address = `10.0.${sequence >> 8}.${sequence & 255}`;
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    await context.addInitScript(draft => sessionStorage.setItem('checkout-draft', draft), draftOf(email));
    await context.clock.install();
    const line = await badLine(context, shop.url, { address, session });
    const shopper = await shopperOf(context);
    const placed = () => ordersOf(email);
    const { step, release, ...steps } = stepsOf({ context, line, shopper, random, markets, placed });

    const done: string[] = [];
    const report = () => `SHOPPER_SEED=${SEED}, sequence ${sequence}:\n${done.join('\n')}\n`;
    try {
      if (random.below(2) === 0) await steps.signIn(page);
      await steps.put(page);
      const many = FEWEST_STEPS + random.below(MOST_STEPS - FEWEST_STEPS + 1);
      for (let number = 0; number < many; number += 1) done.push(await step());
      await release();
      // By then an order that did not arrive is no longer looked up.
      await context.clock.setSystemTime(Date.now() + AN_HOUR);
      const tab = context.pages()[0] ?? page;
      await tab.goto('/cart');
      await expect.poll(() => tab.evaluate(() => localStorage.getItem('order-sent'))).toBeNull();

      const orders = await placed();
      const numbers = orders.map(({ orderNumber }) => orderNumber).sort();
      await expect.poll(() => [...shopper.confirmed].sort(), 'the confirmed orders').toEqual(numbers);
      expect(await cartIn(context), 'what was not ordered is in the cart').toEqual(shopper.isLeft(orders));
      expect(shopper.unseen(orders), 'ordered otherwise than he saw').toEqual([]);
    } catch (error) {
      throw new Error(report() + (error instanceof Error ? error.message : error), { cause: error });
    }
  });
}

/** The checkout input, wherever the shopper returns to it. */
const draftOf = (email: string) => {
  const typed = Object.entries({ ...AN_ADDRESS, email }).map(([name, text]) => [`billing.${name}`, text]);
  return JSON.stringify({ owner: '', value: Object.fromEntries(typed) });
};
