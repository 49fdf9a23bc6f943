import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';

type Builder = Pick<SqliteRemoteDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/** Drizzle as an SQL builder only. It has no connection; a database's `read` and `write` send the query. */
export const build: Builder = drizzle(() => {
  throw new Error('Pass a built query to database.read or database.write');
});
