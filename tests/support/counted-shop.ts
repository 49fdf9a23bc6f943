import { beforeAll, expect } from 'vitest';
import { growCatalogue } from '../../scripts/seed/catalogue.ts';
import type { ApiClient } from './api-client.ts';
import type { Counted } from './counted-statements.ts';
import { openShop } from './shop.ts';

type Cost = { status: number; statements: Counted[] };

/** A shop with a generated catalogue, and the statements that each request causes there. */
export function openCountedShop(size: Parameters<typeof growCatalogue>[1]) {
  const { shop, call } = openShop({ counts: true });
  beforeAll(() => growCatalogue(shop.database, size, () => {}), 120_000);
  const costOf = async (ask: (call: ApiClient) => Promise<{ status: number }>): Promise<Cost> => {
    await shop.counted();
    const { status } = await ask(call);
    return { status, statements: await shop.counted() };
  };
  return { shop, call, costOf };
}

/** The same answer from the same statements, none of which reads more rows, apart from the allowance. */
export function expectSameCost({ few, many }: Record<'few' | 'many', Cost>, slack: number) {
  expect({ few: few.status, many: many.status }).toEqual({ few: many.status, many: many.status });
  expect(many.status).toBeLessThan(300);
  expect(many.statements.length).toBeGreaterThan(0);
  const grown = many.statements.flatMap(({ sql: text, read }, index) => {
    const before = few.statements[index];
    return before?.sql === text && read <= before.read + slack ? [] : [{ text, read, before: before?.read }];
  });
  expect(grown).toEqual([]);
}
