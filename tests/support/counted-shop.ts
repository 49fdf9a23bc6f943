import { beforeAll } from 'vitest';
import { growCatalogue } from '../../scripts/seed/catalogue.ts';
import type { ApiClient } from './api-client.ts';
import { openShop } from './shop.ts';

/** A shop with a generated catalogue, and the statements that each request causes there. */
export function openCountedShop(size: Parameters<typeof growCatalogue>[1]) {
  const { shop, call } = openShop({ counts: true });
  beforeAll(() => growCatalogue(shop.database, size, () => {}), 120_000);
  const costOf = async (ask: (call: ApiClient) => Promise<{ status: number }>) => {
    await shop.counted();
    const { status } = await ask(call);
    return { status, statements: await shop.counted() };
  };
  return { shop, call, costOf };
}
