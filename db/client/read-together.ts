import type { Statement } from '../sql/statement.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** For independent reads: those of one turn share a round trip. */
export const readTogether = (database: Database): Database =>
  openDatabase(
    {
      read: statements => database.readBatch(statements.map(unmapped)),
      write: () => Promise.reject(new Error('batched reads cannot write')),
    },
    { together: true },
  );

const unmapped = (statement: Statement): Statement => ({ ...statement, mapRows: rows => rows });
