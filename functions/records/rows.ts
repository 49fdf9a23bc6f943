import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepared-queries.ts';
import type { BuiltSelect } from '../../db/statement.ts';
import { ChangedMeanwhile, type NotFound } from '../errors.ts';
import { type Listing, type Page, sliceOf } from '../http/paging.ts';

/** Staff see everything, anybody else what the website displays. */
export type Audience = { everything: boolean };

/** A row, in the versions that a client knows; in any where it did not say. */
export type Which<Id = number> = { id: Id; versions?: number[] | undefined };

export type Versioned<Entity> = { entity: Entity; version: number };

/** A select of which one page can be read. */
export interface Pageable<Row> extends BuiltSelect<Row[]> {
  limit(limit: number): { offset(offset: number): BuiltSelect<Row[]> };
}

type Query<Row, Entity> = {
  rows: Pageable<Row>;
  total: BuiltSelect<{ total: number }[]>;
  page: Page;
  toEntity: (row: Row) => Entity;
  /** What the complete list depends on, where every page of the shop asks for it. */
  asked?: unknown;
};

/** The page that was asked for and how many rows there are, in one round trip; or all of them. */
export async function listRows<Row, Entity>(
  database: Database,
  { rows, total, page, toEntity, asked }: Query<Row, Entity>,
): Promise<Listing<Entity>> {
  const slice = sliceOf(page);
  if (!slice) {
    const complete = await database.read(asked ? prepareOnce(asked, () => rows) : rows);
    return { rows: complete.map(toEntity), total: complete.length };
  }
  const [found, [counted]] = await database.readBatch([rows.limit(slice.limit).offset(slice.offset), total]);
  return { rows: found.map(toEntity), total: counted?.total ?? 0 };
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
