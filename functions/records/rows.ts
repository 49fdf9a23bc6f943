import { type NotFound, StaleVersion } from '../errors.ts';

/** Staff see everything, anybody else what the website displays. */
export type Audience = { everything: boolean };

/** A row, in the versions that a client knows; in any where it did not say. */
export type Which<Id = number> = { id: Id; versions?: number[] | undefined };

export type Versioned<Entity> = { entity: Entity; version: number };

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
  if (changed.length === 0) throw new StaleVersion(entity, current.version);
  return { entity, version: current.version };
}

/** Like `settle`, for a row that should be gone. */
export function settleDeletion<Row extends { version: number }, Entity>(change: Change<Row, Entity>) {
  if (change.changed.length === 0) settle(change);
}
