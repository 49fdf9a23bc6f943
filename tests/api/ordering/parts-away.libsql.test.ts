import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, clientOf } from '../../support/api-client.ts';
import { buyersOf } from '../../support/buyers.ts';
import { atDepth } from '../../support/depth.ts';
import { aName } from '../../support/factories.ts';
import { expectSoundRows } from '../../support/invariants.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { startShop } from '../../support/shop.ts';

const BUYERS = 4;
const READERS = 3;
/** How many orders and responses come before the next part fails or recovers. */
const ORDERS = atDepth({ quick: 10, deep: 30 });
const ANSWERS = atDepth({ quick: 40, deep: 150 });
const STOCK = 1_000_000;

/** A shop in use by its buyers and readers until the drill is over. */
async function openBusyShop() {
  const box = await startMailbox();
  onTestFinished(() => void box.stop());
  const shop = await startShop({ variables: { ...box.variables, CACHE: 'on' } });
  onTestFinished(shop.stop);
  const call = clientOf(shop.url);
  const { sell, place } = buyersOf(shop, call);
  const { order } = await sell(
    { netPrice: 1000, stockAvailable: STOCK },
    { netPrice: 500, stockAvailable: STOCK },
  );

  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  const answers: { path: string; answer: Answer<string> }[] = [];
  const state = { isOver: false, refused: 0 };

  /** Sends each order until it is acknowledged, as a browser does; every third one gives up when rejected. */
  const buy = async () => {
    while (!state.isOver) {
      const key = crypto.randomUUID();
      const billing = { ...order.billing, email: `${key}@example.com` };
      sent.add(key);
      for (let isOpen = true; isOpen && !state.isOver; ) {
        const { status, data, headers } = await place(
          { ...order, billing },
          { headers: { 'Idempotency-Key': key } },
        );
        if (status === 200 || status === 201) acknowledged.set(key, data.orderNumber);
        else expect({ status, wait: headers.has('Retry-After') }).toEqual({ status: 503, wait: true });
        if (status === 503) state.refused += 1;
        isOpen = status === 503 && sent.size % 3 > 0;
      }
    }
  };
  const read = async () => {
    while (!state.isOver) {
      const pages = [
        '/',
        '/login',
        '/products-list',
        `/products-list?q=${aName('unseen').replaceAll(' ', '-')}`,
      ];
      for (const path of pages) answers.push({ path, answer: await call<string>('GET', path) });
    }
  };
  for (const path of ['/', '/products-list', '/login']) await call('GET', path);
  const work = Promise.all([
    ...Array.from({ length: BUYERS }, buy),
    ...Array.from({ length: READERS }, read),
  ]);
  // Awaited at the end; until then nothing else would notice a failure.
  work.catch(() => {
    state.isOver = true;
  });

  const until = (isTrue: () => boolean) =>
    vi.waitFor(() => expect(isTrue() || state.isOver).toBe(true), { timeout: 240_000, interval: 20 });
  return {
    shop,
    box,
    acknowledged,
    sent,
    answers,
    refused: () => state.refused,
    moreOrders: async () => {
      const before = acknowledged.size;
      await until(() => acknowledged.size >= before + ORDERS);
    },
    moreAnswers: async () => {
      const before = answers.length;
      await until(() => answers.length >= before + ANSWERS);
    },
    /** A cache entry is fresh for a second, so an outage is reported only after that. */
    outageShown: async () => {
      const before = answers.length;
      const since = () => answers.slice(before).map(({ answer }) => answer);
      await until(() => since().some(({ headers }) => headers.has('X-Shop-Stale')));
      await until(() => since().some(({ status }) => status === 503));
    },
    end: async () => {
      state.isOver = true;
      await work;
    },
  };
}

test('when parts fail one by one under load, no acknowledged order is lost and every page responds', async () => {
  const drill = await openBusyShop();
  const { shop, box, acknowledged, sent, answers } = drill;
  await drill.moreOrders();

  for (let times = 0; times < 2; times += 1) {
    await shop.lose('database');
    await drill.moreAnswers();
    await drill.outageShown();
    await shop.regain('database');
    await drill.moreOrders();
  }
  expect(drill.refused()).toBeGreaterThan(0);

  await shop.lose('pictures');
  await drill.moreOrders();
  await drill.moreAnswers();
  await shop.regain('pictures');

  box.break();
  await drill.moreOrders();
  await box.refused(1);
  box.hold();
  await drill.moreOrders();
  box.release();
  box.mend();
  await drill.end();

  const orders = await shop.database.read(
    sql<{ key: string; number: string }>`SELECT idempotency_key AS key, order_number AS number FROM orders`,
  );
  const stored = new Map(orders.map(({ key, number }) => [key, number]));
  expect(stored.size).toBe(orders.length);
  expect([...acknowledged].filter(([key, number]) => stored.get(key) !== number)).toEqual([]);
  expect(orders.filter(({ key }) => !sent.has(key))).toEqual([]);
  const stocks = await shop.database.read(
    sql<{ stock: number }>`SELECT stock_available AS stock FROM product_prices`,
  );
  expect(stocks).toEqual(stocks.map(() => ({ stock: STOCK - orders.length })));
  await expectSoundRows(shop.database);

  const odd = answers.filter(({ answer: { status, headers, data } }) => {
    const isPainted = headers.get('Content-Type') === 'text/html; charset=utf-8' && /<h1/.test(data);
    const isAway = status === 503 && headers.has('Retry-After');
    return !isPainted || !(status === 200 || isAway);
  });
  expect(odd.map(({ path, answer: { status, data } }) => ({ path, status, data }))).toEqual([]);
  const seen = answers.filter(({ path }) => ['/', '/login', '/products-list'].includes(path));
  expect(seen.filter(({ answer }) => answer.status !== 200).map(({ path }) => path)).toEqual([]);
}, 600_000);
