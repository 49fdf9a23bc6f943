import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { CommentFilter } from '../../../functions/content/comments/contract.ts';
import { ReviewFilter } from '../../../functions/content/reviews/contract.ts';
import { openApiMeta } from '../../../functions/contracts/described.ts';
import { type Order, OrderFilter } from '../../../functions/ordering/orders/contract.ts';
import { CustomerFilter } from '../../../functions/people/customers/contract.ts';
import { makeAccount, tokenOf } from '../../support/accounts.ts';
import { AN_ADDRESS, makeComment, makeOrder, makeProduct, makeReview } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

const ROWS = 5;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const STATES = ['approved', 'pending', 'rejected', 'approved', 'pending'] as const;
const PAYMENTS = ['bank-transfer', 'cash-on-delivery', 'paypal', 'bank-transfer', 'paypal'] as const;

/** Each column has a different order. */
const shuffled = (row: number, column: number) => (row * ((column % 4) + 1) + column) % ROWS;
const dateOf = (place: number) => new Date(Date.UTC(2026, 0, 1 + place));
const word = `w${crypto.randomUUID().slice(0, 8)}`;

const each = async (make: (row: number) => Promise<unknown>) => {
  for (let row = 0; row < ROWS; row += 1) await make(row);
};

/** Creates some rows, and returns the filter that finds them. */
const LISTS: [path: string, filter: z.ZodObject, make: () => Promise<string>][] = [
  [
    '/api/reviews',
    ReviewFilter,
    async () => {
      await each(async row => {
        const { productCode } = await makeProduct(shop.database);
        await makeReview(shop.database, {
          productCode,
          review: word,
          createdAt: dateOf(shuffled(row, 1)),
          stars: shuffled(row, 2) + 1,
          name: NAMES[shuffled(row, 3)] ?? '',
          state: STATES[row] ?? 'pending',
        });
      });
      return `q=${word}`;
    },
  ],
  [
    '/api/comments',
    CommentFilter,
    async () => {
      await each(row =>
        makeComment(shop.database, {
          comment: word,
          createdAt: dateOf(shuffled(row, 1)),
          name: NAMES[shuffled(row, 2)] ?? '',
          email: `${NAMES[shuffled(row, 3)]?.toLowerCase()}@example.com`,
          state: STATES[row] ?? 'pending',
        }),
      );
      return `q=${word}`;
    },
  ],
  [
    '/api/customers',
    CustomerFilter,
    async () => {
      await each(async row => {
        const name = NAMES[shuffled(row, 2)]?.toLowerCase();
        const { userId } = await makeAccount(shop.database, 'customer', {
          username: `${word}.${name}`,
          email: `${NAMES[shuffled(row, 3)]?.toLowerCase()}.${word}@example.com`,
          createdAt: dateOf(shuffled(row, 1)),
        });
        const theirs = { userId, subtotal: 1000 * (row + 1), shipping: 0, total: 1000 * (row + 1) };
        for (let count = 0; count <= shuffled(row, 3); count += 1)
          await makeOrder(shop.database, { ...theirs, createdAt: dateOf(shuffled(row, 2)) });
      });
      return `q=${word}`;
    },
  ],
  [
    '/api/orders',
    OrderFilter,
    async () => {
      const { userId } = await makeAccount(shop.database, 'customer');
      await each(row => {
        const total = 1000 * (shuffled(row, 1) + 1);
        return makeOrder(shop.database, {
          userId,
          createdAt: dateOf(shuffled(row, 2)),
          billing: { ...AN_ADDRESS, firstName: NAMES[shuffled(row, 3)] ?? '' },
          countryCode: ['AT', 'CH', 'DE', 'FR', 'GB'][shuffled(row, 3)] ?? '',
          payment: PAYMENTS[row] ?? 'paypal',
          ...{ subtotal: total, shipping: 0, total },
        });
      });
      return `user=${userId}`;
    },
  ],
];

type Row = Record<string, unknown>;

/** What a person compares when looking at the column. */
function shownOf(row: Row, sort: string): string | number {
  if (sort === 'customer') return (row as Order).billing.firstName;
  if (sort === 'spent') return (row.spent as { amount: number }[])[0]?.amount ?? 0;
  return row[sort] as string | number;
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));

describe.each(LISTS)('%s is sorted as staff choose', (path, filter, make) => {
  let found: string;
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
    found = await make();
  });

  const { enum: sorts } = openApiMeta.get((filter.shape.sort as z.ZodOptional<z.ZodType>).unwrap()) ?? {};
  test.each(sorts as string[])('by %s', async sort => {
    const { data } = await call<Row[]>('GET', `${path}?${found}&sort=${sort}`, { token });
    expect(data).toHaveLength(ROWS);
    const shown = data.map(row => shownOf(row, sort.replace('-', '')));
    const ordered = shown.toSorted(compare);
    expect(shown).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
  });
});
