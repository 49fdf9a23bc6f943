import { sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ModerationAction } from '../contracts/moderation.ts';
import { type BulkResource, deleteSelected, isKeyIn, setModeration } from './work.ts';

type WithModeration<Filter> = Pick<BulkResource<Filter, number>, 'matching' | 'joined'> & {
  table: SQLiteTable & { state: SQLiteColumn };
  id: SQLiteColumn;
  name: SQLiteColumn;
};

/** Visitor content that staff approve, reject or delete. */
export function withModeration<Filter>(
  given: WithModeration<Filter>,
): BulkResource<Filter, number, ModerationAction> {
  const { table, id, name, ...found } = given;
  const keys = [id];
  const decision = { table, keys, state: table.state };
  return {
    ...found,
    table,
    keys,
    name: sql`${name}`,
    isOneOf: isKeyIn(id),
    actions: {
      approve: setModeration(decision, 'approved'),
      reject: setModeration(decision, 'rejected'),
      delete: deleteSelected({ table, keys }),
    },
  };
}
