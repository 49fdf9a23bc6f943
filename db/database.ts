import type { DrizzleD1Database } from 'drizzle-orm/d1';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** No relational schema: queries are written with the query builder, whose types come from the tables. */
export type Schema = Record<string, never>;

/** What D1 and libSQL can both do. There is no `transaction`: several statements go in one `batch`. */
export type Database = Omit<BaseSQLiteDatabase<'async', unknown, Schema>, 'transaction'> &
  Pick<DrizzleD1Database<Schema>, 'batch'>;
