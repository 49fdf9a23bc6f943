import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '../say.ts';
import { sayTable } from './table.ts';

/** Whose rows a table or an index keeps. */
const OWNERS: [what: string, parts: RegExp, counted: string, ledgerLines: string][] = [
  ['a product', /^(products$|product_search)/, 'products', ''],
  ['a price with its stock', /^product_prices$/, 'product_prices', 'order_id IS NULL'],
  ['an order of one line', /^(orders$|order_|points_moves$)/, 'orders', 'order_id IS NOT NULL'],
];

type Part = { name: string; bytes: number };

/** The size of a filled database's rows on disk, with indexes. */
export function saySizes(folder: string, products: number) {
  const file = databaseIn(folder, products);
  const database = new DatabaseSync(file, { readOnly: true });
  const parts = database
    .prepare(`SELECT tbl_name AS name, sum(pgsize) AS bytes
      FROM dbstat JOIN sqlite_schema USING (name) GROUP BY tbl_name`)
    .all() as Part[];
  // The stock ledger has one opening row per price, and one per order line.
  const ledger = parts.find(({ name }) => name === 'stock_moves')?.bytes ?? 0;
  const lineBytes = ledger / countOf(database, 'stock_moves');
  sayTable(
    ['on disk, with indexes', 'rows', 'bytes each'],
    OWNERS.map(([what, tables, counted, ledgerLines]) => {
      const owned = parts.filter(({ name }) => tables.test(name)).reduce((sum, part) => sum + part.bytes, 0);
      const rows = countOf(database, counted);
      const lines = ledgerLines ? countOf(database, `stock_moves WHERE ${ledgerLines}`) : 0;
      return [what, rows.toLocaleString('en'), Math.round((owned + lines * lineBytes) / rows)];
    }),
  );
  database.close();
}

const countOf = (database: DatabaseSync, rows: string) =>
  Number(database.prepare(`SELECT count(*) AS rows FROM ${rows}`).get()?.rows);

/** A state folder has more than one database; the large one is the largest file. */
function databaseIn(folder: string, products: number): string {
  const [largest] = readdirSync(join(folder, 'v3', 'd1'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.sqlite'))
    .map(name => join(folder, 'v3', 'd1', name))
    .toSorted((one, other) => statSync(other).size - statSync(one).size);
  if (!largest) throw new CliError(`No database with ${products} products in ${folder}`);
  return largest;
}
