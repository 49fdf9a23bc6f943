import type { D1Database } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { migrateQuickly } from '../support/migrate-quickly.ts';
import { startPlatform } from '../support/platform.ts';

async function contentsOf(client: D1Database) {
  const read = async <Row>(statement: string) => (await client.prepare(statement).all<Row>()).results;
  const made = await read<{ type: string; name: string; sql: string }>(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY type, name",
  );
  // Triggers run in the order in which they were created.
  const triggers = await read("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid");
  const tables = made.filter(({ type, sql }) => type === 'table' && sql);
  const rows = await Promise.all(tables.map(({ name }) => read(`SELECT * FROM "${name}" ORDER BY 1`)));
  return { made, triggers, rows };
}

test('the copied test database equals a migrated one, to the last row', async () => {
  const platforms = await Promise.all([startPlatform(), startPlatform(), startPlatform()]);
  for (const { client } of platforms) await migrateQuickly(client);
  const [first, ...copies] = await Promise.all(platforms.map(({ client }) => contentsOf(client)));
  expect(first?.made.length).toBeGreaterThan(300);
  for (const copy of copies) expect(copy).toEqual(first);
  await Promise.all(platforms.map(({ stop }) => stop()));
});
