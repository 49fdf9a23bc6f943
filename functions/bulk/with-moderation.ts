import { sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ModerationAction } from '../contracts/moderation.ts';
import { deciding, deleting, type InBulk, isIn } from './work.ts';

type WithModeration<Filter> = Pick<InBulk<Filter, number>, 'matching' | 'joined'> & {
  table: SQLiteTable & { state: SQLiteColumn };
  id: SQLiteColumn;
  name: SQLiteColumn;
};

/** Visitor content that staff approve, reject or delete. */
export function withModeration<Filter>(
  given: WithModeration<Filter>,
): InBulk<Filter, number, ModerationAction> {
  const { table, id, name, ...found } = given;
  const keys = [id];
  const decision = { table, keys, state: table.state };
  return {
    ...found,
    table,
    keys,
    name: sql`${name}`,
    isOneOf: isIn(id),
    actions: {
      approve: deciding(decision, 'approved'),
      reject: deciding(decision, 'rejected'),
      delete: deleting({ table, keys }),
    },
  };
}
