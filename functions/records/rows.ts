import { type NotFound, StaleVersion } from '../errors.ts';

/** Staff see everything, others what the website displays. */
export type Audience = { everything: boolean };

/** A row in one of the client's versions; in any version without If-Match. */
export type Which<Id = number> = { id: Id; versions?: number[] | undefined };

export type Versioned<Entity> = { entity: Entity; version: number };

type Change<Row, Entity> = {
  /** Rows returned by the change; empty if none matched. */
  changed: unknown[];
  /** The row after the change. */
  current: Row | undefined;
  toEntity: (row: Row) => Entity;
  unknown: NotFound;
};

/** The changed row, or an error: it is gone or someone else changed it. */
export function settle<Row extends { version: number }, Entity>(
  change: Change<Row, Entity>,
): Versioned<Entity> {
  const { changed, current, toEntity, unknown } = change;
  if (!current) throw unknown;
  const entity = toEntity(current);
  if (changed.length === 0) throw new StaleVersion(entity, current.version);
  return { entity, version: current.version };
}

/** Like `settle`, for a deletion. */
export function settleDeletion<Row extends { version: number }, Entity>(change: Change<Row, Entity>) {
  if (change.changed.length === 0) settle(change);
}
