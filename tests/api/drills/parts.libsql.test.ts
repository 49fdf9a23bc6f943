import { Console } from 'node:console';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../../support/api-client.ts';
import { buyersOf } from '../../support/buyers.ts';
import { atDepth } from '../../support/depth.ts';
import { startFaultyProxy, type Way } from '../../support/drills/faulty-proxy.ts';
import { expectNothingLost, newBuyers } from '../../support/drills/paying-buyers.ts';
import { newReaders } from '../../support/drills/readers.ts';
import { makePost, makePrice } from '../../support/factories.ts';
import { expectSoundRows } from '../../support/invariants.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { startPayPalServer } from '../../support/paypal-server.ts';
import { startShop } from '../../support/shop.ts';
import { untilSent } from '../../support/shop-with-mail.ts';

const PARTS = ['database', 'pictures', 'mail', 'payments'] as const;
type Part = (typeof PARTS)[number];
type Trouble = Exclude<Way, 'well'>;

const ALL = PARTS.flatMap(part => (['away', 'slow', 'failing'] as const).map(way => ({ part, way })));
const CASES = atDepth<{ part: Part; way: Trouble }[]>({
  quick: [{ part: 'database', way: 'failing' }],
  deep: ALL,
});
const READERS = 20;
const STOCK = 1_000_000;
const TROUBLE_MS = atDepth({ quick: 2000, deep: 4000 });
/** The promised limits, without time spent waiting for the machine itself. */
const READER_WAITS_MS = 4000;
const ITSELF_WITHIN_MS = 10_000;

async function openShop() {
  const [database, pictures, mail, payments, box, paypal] = await Promise.all([
    startFaultyProxy(),
    startFaultyProxy(),
    startFaultyProxy(),
    startFaultyProxy(),
    startMailbox(),
    startPayPalServer(),
  ]);
  const shop = await startShop({
    variables: {
      ...box.variables,
      ...paypal.variables,
      CACHE: 'on',
      LIBSQL_URL: database.url,
      S3_ENDPOINT: pictures.url,
      MAIL_URL: mail.url,
      PAYPAL_URL: payments.url,
    },
  });
  database.passTo(shop.databaseUrl);
  pictures.passTo(shop.picturesUrl);
  mail.passTo(box.variables.MAIL_URL);
  payments.passTo(paypal.url);
  const call = clientOf(shop.url);
  const { order, countryId } = await buyersOf(shop, call).sell(
    { netPrice: 1000, stockAvailable: STOCK },
    { netPrice: 500, stockAvailable: STOCK },
  );
  const shown = await Promise.all(Array.from({ length: 40 }, () => makePrice(shop.database, { countryId })));
  await makePost(shop.database);
  const proxies = { database, pictures, mail, payments };
  return {
    shop,
    box,
    paypal,
    proxies,
    readers: () =>
      newReaders(
        shop.url,
        shown.map(({ productCode }) => productCode),
      ),
    buyers: () => newBuyers({ call, paypal, order }),
    stop: async () => {
      await shop.stop();
      await Promise.all([...Object.values(proxies), box, paypal].map(one => one.stop()));
    },
  };
}

let drill: Awaited<ReturnType<typeof openShop>>;
const everybody = { acknowledged: new Map<string, string>(), paid: new Set<string>() };
const figures: Record<string, string>[] = [];
beforeAll(async () => {
  drill = await openShop();
});
afterAll(async () => {
  await drill.stop();
  new Console(process.stdout).table(figures);
});

test.each(CASES)(
  'while its $part are $way, every page responds in time and nothing acknowledged is lost',
  async ({ part, way }) => {
    const { shop, box, paypal, proxies } = drill;
    const readers = drill.readers();
    const buyers = drill.buyers();
    await readers.seeAll();
    const reading = readers.start(READERS);
    buyers.start();
    await pause(1000);

    proxies[part].become(way);
    await pause(TROUBLE_MS);
    proxies[part].become('well');
    const back = performance.now();
    const before = { letters: box.letters.length, payments: paypal.counts.starts };
    const isItself = async () => {
      const health = await readers.get('/api/health');
      const page = await readers.get(`/products-list?q=${crypto.randomUUID()}`);
      const works = {
        mail: box.letters.length > before.letters,
        payments: paypal.counts.starts > before.payments,
      };
      return (
        health.answer.status === 200 &&
        page.answer.status === 200 &&
        !page.answer.headers.has('X-Shop-Stale') &&
        (part in works ? works[part as keyof typeof works] : true)
      );
    };
    while (!(await isItself())) await pause(100);
    const itself = { begun: back, ended: performance.now() };

    await buyers.end();
    readers.end();
    await reading;
    await untilSent(shop);
    for (const [key, number] of buyers.acknowledged) everybody.acknowledged.set(key, number);
    for (const number of buyers.paid) everybody.paid.add(number);
    const times = readers.reads.map(({ begun, ended }) => ended - begun).toSorted((a, b) => a - b);
    const statuses = Map.groupBy(readers.reads, ({ status }) => status);
    const seconds = (ms = 0) => (ms / 1000).toFixed(2);
    figures.push({
      drill: `${part} ${way}`,
      reads: [...statuses]
        .map(([status, those]) => `${those.length} × ${status}`)
        .toSorted()
        .join(', '),
      p99: seconds(times[Math.floor(times.length * 0.99)]),
      slowest: seconds(times.at(-1)),
      orders: String(buyers.acknowledged.size),
      paid: String(buyers.paid.size),
      refused: String(buyers.refused()),
      itself: seconds(itself.ended - itself.begun),
      stall: seconds(readers.longestStall()),
    });

    expect(readers.reads.filter(({ fault }) => fault !== undefined)).toEqual([]);
    expect(buyers.odd).toEqual([]);
    const waited = (span: { begun: number; ended: number }) =>
      span.ended - span.begun - readers.stalledIn(span);
    expect(readers.reads.filter(read => waited(read) > READER_WAITS_MS)).toEqual([]);
    expect(waited(itself)).toBeLessThan(ITSELF_WITHIN_MS);
    await expectNothingLost(everybody, { database: shop.database, box, paypal, stock: STOCK });
    await expectSoundRows(shop.database);
    const faults = shop.takeErrors().filter(said => /a request failed|could not (load|render)/.test(said));
    expect(faults).toEqual([]);
  },
);
