import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/client/database.ts';
import type { BuiltSelect } from '../../db/sql/statement.ts';
import { Conflict } from '../errors.ts';
import { countOf } from './list-rows.ts';

const NAMES_SAID = 5;
const NAMES_GIVEN = 20;

type Uses = {
  names: { where(condition: SQL): { limit(limit: number): BuiltSelect<{ name: string }[]> } };
  table: SQLiteTable;
  where: SQL;
};

/** Number of rows of another table that refer to a row, and the names of some. */
export async function usesOf(database: Database, { names, table, where }: Uses) {
  const [named, [counted]] = await database.readBatch([
    names.where(where).limit(NAMES_GIVEN),
    countOf(table, where),
  ]);
  return { count: counted?.total ?? 0, names: named.map(({ name }) => name) };
}

type NamedUses = Uses & { kind: string; noun: [one: string, many: string] };

/** Conflict reporting what still refers to a row to delete. */
export async function stillInUse(
  database: Database,
  what: string,
  { kind, noun, ...uses }: NamedUses,
): Promise<Conflict> {
  const { count, names } = await usesOf(database, uses);
  const [one, many] = noun;
  const said = names.slice(0, NAMES_SAID).join(', ') + (count > NAMES_SAID ? ', …' : '');
  const message = `${count} ${count === 1 ? `${one} uses` : `${many} use`} this ${what}: ${said}`;
  return new Conflict(message, { references: [{ kind, count, names }] });
}
