import { DatabaseSync } from 'node:sqlite';
import { type Migration, statementsOf } from '../db/migrate.ts';

/** A new database after these migrations; the caller closes it. */
export function migratedInMemory(migrations: Migration[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const statement of migrations.flatMap(statementsOf)) database.exec(statement);
  return database;
}
