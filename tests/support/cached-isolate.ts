import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { fakeOf } from './fake.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { startPlatform } from './platform.ts';
import { insertRow } from './valid-rows.ts';

/** A database with two products. */
export async function startDatabase() {
  const { client, stop } = await startPlatform();
  await migrateQuickly(client);
  const database: Writer = openD1(client).as(null);
  for (const table of ['categories', 'subcategories', 'countries']) await insertRow(database, table);
  for (const product_code of [7, 8]) await insertRow(database, 'products', { product_code });
  return { client, database, stop };
}

/** The edge cache of a location, as a map. */
export function anEdge() {
  const kept = new Map<string, Response>();
  const cache = fakeOf<Cache>({
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  });
  return { kept, cache: () => cache };
}
