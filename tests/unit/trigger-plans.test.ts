import { afterAll, expect, test } from 'vitest';
import { TRIGGERS } from '../../db/triggers/all.ts';
import { migratedInMemory } from '../../scripts/migrated-in-memory.ts';
import { readMigrations } from '../../scripts/migrations.ts';

/** Tables of one row or a few. */
const SMALL = ['acting', 'countries', 'order_settings', 'settings', 'shop', 'slider_images'];
/** All products of a subcategory, or all prices of a country, are nearly a whole table. */
const BROAD =
  /^SEARCH \w+ USING (COVERING )?INDEX product\w+ \((country_id|subcategory_id)=\?( AND (display_at_website|leading|has_stock)=\?)*\)/;
/** Those of a subcategory, category or country itself, whose products or prices depend on it. */
const WIDE = ['product_search_subcategory', 'product_search_category', 'prices_stay_payable'];
/** Of a search: by its row, not by its words. */
const ONE_ROW = 'VIRTUAL TABLE INDEX 0:=';

const database = migratedInMemory(await readMigrations('db/migrations'));
afterAll(() => database.close());

const large = database
  .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
  .all()
  .map(({ name }) => String(name))
  .filter(name => !SMALL.includes(name));

/** The condition of a trigger and its statements, as if a row with these values were changed. */
function statementsIn(sql: string): string[] {
  const [head = '', body = ''] = sql.split('\nBEGIN\n');
  const [, when] = head.split('\nWHEN ');
  const run = body.replace(/\nEND$/, '').split(/;(?:\n|$)/);
  return [...(when ? [`SELECT ${when}`] : []), ...run]
    .filter(statement => statement.trim() !== '')
    .map(statement =>
      statement.replace(/\bRAISE\(ABORT, '[^']*'\)/g, '1').replace(/\b(?:new|old)\.\w+/g, "'1'"),
    );
}

function scansOf(statement: string, isNarrow: boolean): string[] {
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
  return plan
    .map(({ detail }) => String(detail))
    .filter(
      detail =>
        (isNarrow && BROAD.test(detail)) ||
        (!detail.includes(ONE_ROW) && large.some(name => new RegExp(`^SCAN ${name}\\b`).test(detail))),
    );
}

test('no trigger reads a whole table, which each of many changed rows would repeat', () => {
  expect(TRIGGERS.length).toBeGreaterThan(100);
  const found = TRIGGERS.flatMap(({ name, sql }) =>
    statementsIn(sql).flatMap(statement =>
      scansOf(statement, !WIDE.includes(name)).map(scan => `${name}: ${scan}`),
    ),
  );
  expect(found).toEqual([]);
});
