import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { someoneIn } from './billing.ts';

/** A product for sale, and its country. */
export type Offer = { productCode: number; country: string };
export type Page = { path: string; country: string };

/** The number of readers, and orders a second, or buyers who order as fast as the shop responds. */
export type Load = {
  origin: string;
  bench: string;
  seconds: number;
  readers: number;
  ordersPerSecond: number;
  buyers: number;
  pages: Page[];
  offers: Offer[];
};

export type Loaded = {
  reads: number[];
  /** Where the responses came from. */
  sources: Record<string, number>;
  orders: number[];
  /** By status: what the shop refused, such as a sold-out product. */
  refused: Record<string, number>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

type RequestOptions = { method?: string; headers: Record<string, string>; body?: string };
type Answered = { status: number; source: string };

function send(url: URL, { method = 'GET', headers, body = '' }: RequestOptions): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, answer => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, source: String(answer.headers['x-shop-cache'] ?? 'made') }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const oneOf = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const count = (counts: Record<string, number>, name: string | number) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export async function runLoad({ origin, bench, seconds, ...given }: Load): Promise<Loaded> {
  const loaded: Loaded = { reads: [], sources: {}, orders: [], refused: {} };
  const start = performance.now();
  const end = start + seconds * 1000;

  async function read() {
    while (performance.now() < end) {
      const { path, country } = oneOf(given.pages);
      const asked = performance.now();
      const { status, source } = await send(new URL(path, origin), {
        headers: { Bench: bench, Cookie: `country=${country}` },
      });
      if (status !== 200) throw new Error(`${path} returned ${status}`);
      loaded.reads.push(performance.now() - asked);
      count(loaded.sources, source);
    }
  }

  async function order(due: number) {
    const { productCode, country } = oneOf(given.offers);
    const lines = [{ productCode, quantity: 1 }];
    const { status } = await send(new URL('/api/orders', origin), {
      method: 'POST',
      headers: { Bench: bench, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ country, lines, payment: 'cash-on-delivery', billing: someoneIn(country) }),
    });
    if (status === 201) loaded.orders.push(performance.now() - due);
    else count(loaded.refused, status);
  }

  async function orderAsArriving() {
    const placed: Promise<void>[] = [];
    const every = 1000 / given.ordersPerSecond;
    for (let due = start; due < end; due += every) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      placed.push(order(due));
    }
    await Promise.all(placed);
  }

  async function orderOneAfterTheOther() {
    while (performance.now() < end) await order(performance.now());
  }

  await Promise.all([
    ...Array.from({ length: given.readers }, read),
    ...Array.from({ length: given.buyers }, orderOneAfterTheOther),
    ...(given.ordersPerSecond > 0 ? [orderAsArriving()] : []),
  ]);
  return loaded;
}
