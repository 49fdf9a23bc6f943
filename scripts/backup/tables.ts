import { NOT_COPIED } from '../../db/rebuild.ts';
import { RESTORING } from '../../db/restoring.ts';
import { CliError } from '../say.ts';

export type Table = { name: string; columns: string[]; key: string[] };

/** Queries any database. */
export type Read = <Row>(text: string) => Promise<Row[]> | Row[];

/** D1 takes at most 32 arguments per function. */
const MOST_ARGUMENTS = 30;

type Described = { name: string; columns: string; key: string; parents: string };

/** The tables that a copy of the shop needs, each after those that it references. */
export async function tablesOf(read: Read): Promise<Table[]> {
  const described = await read<Described>(`
    SELECT name,
      (SELECT json_group_array(name) FROM (SELECT name FROM pragma_table_info(tables.name) ORDER BY cid)) AS columns,
      (SELECT json_group_array(name) FROM (SELECT name FROM pragma_table_info(tables.name) WHERE pk > 0 ORDER BY pk))
        AS "key",
      (SELECT json_group_array("table") FROM pragma_foreign_key_list(tables.name)) AS parents
    FROM pragma_table_list AS tables
    WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY name`);
  const waiting = described
    .filter(({ name }) => !NOT_COPIED.includes(name) && name !== RESTORING && !name.startsWith(OWN))
    .map(({ name, columns, key, parents }) => ({
      table: { name, columns: namesIn(columns), key: namesIn(key) },
      parents: namesIn(parents).filter(parent => parent !== name),
    }));
  const tables: Table[] = [];
  while (tables.length < waiting.length) {
    const next = waiting.find(
      ({ table, parents }) => isNew(tables, table.name) && !parents.some(parent => isNew(tables, parent)),
    );
    if (!next) throw new Error('Some tables reference each other in a circle');
    tables.push(next.table);
  }
  return tables;
}

/** The tables that a backup adds while it reads those of the shop. */
export const OWN = 'backup_';

const isNew = (tables: Table[], wanted: string) => tables.every(({ name }) => name !== wanted);
const namesIn = (json: string) => JSON.parse(json) as string[];

/** An incomplete shop cannot be backed up. */
export async function assertWhole(read: Read) {
  const [half] = await read(`SELECT 1 FROM sqlite_schema WHERE name = '${RESTORING}'`);
  if (!half) return;
  throw new CliError(
    'A restore into this database is running or was interrupted: there is no complete shop to back up',
  );
}

/** The names of the migrations that a database has. */
export async function migrationsOf(read: Read): Promise<string[]> {
  const [book] = await read(`SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'`);
  if (!book) return [];
  return (await read<{ name: string }>('SELECT name FROM d1_migrations ORDER BY name')).map(
    ({ name }) => name,
  );
}

export type Sequence = { name: string; seq: number };

/** The highest key that each table ever assigned: none is assigned twice. */
export async function sequencesOf(read: Read, tables: Table[]): Promise<Sequence[]> {
  const all = await read<Sequence>('SELECT name, seq FROM sqlite_sequence ORDER BY name');
  return all.filter(({ name }) => !isNew(tables, name));
}

export const quoted = (name: string) => `"${name}"`;
export const listOf = (names: string[]) => names.map(quoted).join(', ');

/** Columns of the table under the alias `its`: a bare name could be taken for a result column. */
export const its = (column: string) => `its.${quoted(column)}`;
export const listOfIts = (columns: string[]) => columns.map(its).join(', ');

/** A row as a line of JSON, made by the database, so that values arrive unchanged. */
export function asJson(columns: string[]): string {
  const parts = [];
  for (let from = 0; from < columns.length; from += MOST_ARGUMENTS) {
    parts.push(`json_array(${columns.slice(from, from + MOST_ARGUMENTS).join(', ')})`);
  }
  if (parts.length === 1) return parts.join();
  return `'[' || ${parts.map(part => `substr(${part}, 2, length(${part}) - 2)`).join(` || ',' || `)} || ']'`;
}
