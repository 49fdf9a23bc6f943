import { randomUUID } from 'node:crypto';
import { collectionOf } from '../seed/words.ts';
import { someoneIn } from './billing.ts';
import type { Cost } from './counted.ts';

export type Measurement = { status: number; bytes: number; ms: number; cost: Cost };
export type BenchRequest = {
  what: string;
  send: (origin: string, counting: boolean) => Promise<Measurement>;
};
export type Sold = { country: string; productCode: number };

const NOTHING: Cost = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };

/** What visitors and buyers request. */
export function askFor({ country, productCode }: Sold): BenchRequest[] {
  const lines = [{ productCode, quantity: 1 }];
  const order = () => ({ country, lines, payment: 'cash-on-delivery', billing: someoneIn(country) });
  const get = getting(country);
  const post = (what: string, path: string, body: () => object): BenchRequest => ({
    what,
    send: asking(path, country, body),
  });
  return [
    ...pagesOf({ country, productCode }),
    get('a list page of 24 with prices', `/api/products?category=2&country=${country}&page=1&pageSize=24`),
    get(
      'the same, sold out last',
      `/api/products?category=2&country=${country}&page=1&pageSize=24&soldOutLast=true`,
    ),
    get('one product with its price', `/api/products/${productCode}?country=${country}`),
    get('a search by a word', `/api/products?q=${collectionOf(0)}&country=${country}&page=1&pageSize=24`),
    get('`?q=a`', '/api/products?q=a&page=1&pageSize=24'),
    get('`page=4000`', '/api/products?page=4000&pageSize=24'),
    get('`GET /api/products`', '/api/products'),
    get(`\`GET /api/products?country=${country}\``, `/api/products?country=${country}`),
    get('`GET /api/productprices`', '/api/productprices'),
    post('a quote of one line', '/api/cart/quote', () => ({ country, lines })),
    post('an order of one line, by a guest', '/api/orders', order),
  ];
}

/** What visitors request where each product is a variant. */
export function askForFamilies({ country, productCode }: Sold): BenchRequest[] {
  const get = getting(country);
  const families = `/api/products?country=${country}&grouped=true&page=1&pageSize=24`;
  return [
    ...pagesOf({ country, productCode }),
    get('the page of a list, of one colour, rendered', '/products-list?category=2&option=Colour:Olive'),
    get('a list page of 24 families', `${families}&category=2`),
    get('the same, sold out last', `${families}&category=2&soldOutLast=true`),
    get('24 families by price', `${families}&sort=price`),
    get('24 reduced families, the newest', `${families}&sale=true&sort=-createdAt`),
    get('24 reduced families, sold out last', `${families}&sale=true&soldOutLast=true`),
    get('24 reduced families, of a category', `${families}&sale=true&category=2`),
    get('24 families of one colour', `${families}&option=Colour:Olive`),
    get('24 families of one colour, sold out last', `${families}&option=Colour:Olive&soldOutLast=true`),
    get('24 families of one colour, of a category', `${families}&option=Colour:Olive&category=2`),
    get('a search by a word', `${families}&q=${collectionOf(0)}`),
    get('the options of a category', `/api/products/options?country=${country}&category=2`),
    get('one variant with its family', `/api/products/${productCode}?country=${country}`),
  ];
}

function pagesOf({ country, productCode }: Sold): BenchRequest[] {
  const get = getting(country);
  return [
    get('the home page, rendered', '/'),
    get('the page of a list, rendered', '/products-list?category=2'),
    get('the page of a product, rendered', `/products-details/${productCode}`),
  ];
}

const getting =
  (country: string) =>
  (what: string, path: string): BenchRequest => ({ what, send: asking(path, country) });

function asking(path: string, country: string, body?: () => object): BenchRequest['send'] {
  return async (origin, counting) => {
    const start = performance.now();
    const answer = await fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      headers: {
        Bench: 'unkept-large',
        Cookie: `country=${country}`,
        ...(counting && { 'Bench-Count': '1' }),
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      body: body ? JSON.stringify(body()) : null,
    });
    const { byteLength: bytes } = await answer.arrayBuffer();
    const ms = performance.now() - start;
    const costHeader = answer.headers.get('Bench-Cost');
    return {
      status: answer.status,
      bytes,
      ms,
      cost: costHeader ? (JSON.parse(costHeader) as Cost) : NOTHING,
    };
  };
}
