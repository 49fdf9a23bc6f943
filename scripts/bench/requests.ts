import { randomUUID } from 'node:crypto';
import { collectionOf } from '../seed/words.ts';
import { someoneIn } from './billing.ts';
import type { Cost } from './counted.ts';

export type Measurement = { status: number; bytes: number; ms: number; cost: Cost };
type BenchRequest = { what: string; send: (origin: string, counting: boolean) => Promise<Measurement> };
type Sold = { country: string; productCode: number };

const NOTHING: Cost = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };

/** The requests that are measured. */
export function askFor({ country, productCode }: Sold): BenchRequest[] {
  const lines = [{ productCode, quantity: 1 }];
  const order = () => ({ country, lines, payment: 'cash-on-delivery', billing: someoneIn(country) });
  const get = (what: string, path: string): BenchRequest => ({ what, send: asking(path, country) });
  const post = (what: string, path: string, body: () => object): BenchRequest => ({
    what,
    send: asking(path, country, body),
  });
  return [
    get('the home page, rendered', '/'),
    get('the page of a list, rendered', '/products-list?category=2'),
    get('the page of a product, rendered', `/products-details/${productCode}`),
    get('a list page of 24 with prices', `/api/products?category=2&country=${country}&page=1&pageSize=24`),
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
