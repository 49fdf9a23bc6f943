import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepared-queries.ts';
import type { RowsOf } from '../../db/statement.ts';
import type { Reference } from '../contracts/problem.ts';
import { ChangedMeanwhile, Clash, type NotFound } from '../errors.ts';
import { type Listing, type Page, sliceOf } from '../http/paging.ts';

/** Staff see everything, anybody else what the website displays. */
export type Audience = { everything: boolean };

/** A row, in the versions that a client knows; in any where it did not say. */
export type Which = { id: number; versions?: number[] | undefined };

export type Versioned<Entity> = { entity: Entity; version: number };

type Query<Select extends SQLiteSelect, Entity> = {
  rows: Select;
  total: SQLiteSelect;
  page: Page;
  toEntity: (row: RowsOf<Select>[number]) => Entity;
  /** What the complete list depends on, where every page of the shop asks for it. */
  asked?: unknown;
};

/** The page that was asked for and how many rows there are, in one round trip; or all of them. */
export async function listRows<Select extends SQLiteSelect, Entity>(
  database: Database,
  { rows, total, page, toEntity, asked }: Query<Select, Entity>,
): Promise<Listing<Entity>> {
  const slice = sliceOf(page);
  if (!slice) {
    const complete: RowsOf<Select>[number][] = await database.read(
      asked ? prepareOnce(asked, () => rows) : rows,
    );
    const all = complete.map(toEntity);
    return { rows: all, total: all.length };
  }
  const [found, [counted]] = await database.readBatch([rows.limit(slice.limit).offset(slice.offset), total]);
  return { rows: found.map(toEntity), total: (counted as { total: number } | undefined)?.total ?? 0 };
}

type Change<Row, Entity> = {
  /** What the change returned: nothing where no row was meant. */
  changed: unknown[];
  /** The row as it is after that. */
  current: Row | undefined;
  toEntity: (row: Row) => Entity;
  unknown: NotFound;
};

/** The row after its change, or why there was none: it is gone, or somebody else changed it. */
export function settle<Row extends { version: number }, Entity>(
  change: Change<Row, Entity>,
): Versioned<Entity> {
  const { changed, current, toEntity, unknown } = change;
  if (!current) throw unknown;
  const entity = toEntity(current);
  if (changed.length === 0) throw new ChangedMeanwhile(entity, current.version);
  return { entity, version: current.version };
}

/** Like `settle`, for a row that should be gone. */
export function settleDeletion<Row extends { version: number }, Entity>(change: Change<Row, Entity>) {
  if (change.changed.length === 0) settle(change);
}

const NAMES_SAID = 5;
export const NAMES_GIVEN = 20;

type Use = Reference & { noun: [one: string, many: string] };

/** What still refers to a row, as the answer to whoever wanted to delete it. */
export function stillInUse(what: string, { noun, ...reference }: Use): Clash {
  const { count, names } = reference;
  const [one, many] = noun;
  const said = names.slice(0, NAMES_SAID).join(', ') + (count > NAMES_SAID ? ', …' : '');
  const message = `${count} ${count === 1 ? `${one} uses` : `${many} use`} this ${what}: ${said}`;
  return new Clash(message, { references: [reference] });
}
