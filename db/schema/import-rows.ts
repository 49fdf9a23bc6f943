import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { imports } from './imports.ts';

export type RowChange = { field: string; from: string; to: string };
export type RowError = { path: string; message: string };

/** A row of a file, as it was checked. */
export const importRows = sqliteTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.importId),
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: ['create', 'change', 'same', 'refuse'] }).notNull(),
    /** Display name. */
    title: text('title').notNull().default(''),
    /** Target that must be unique within the file. */
    target: text('target'),
    productCode: integer('product_code'),
    countryId: integer('country_id'),
    /** Version of the target when it was checked. */
    version: integer('version'),
    /** The cells as they came. */
    given: text('given', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The columns to write. */
    wanted: text('wanted', { mode: 'json' })
      .$type<Record<string, string | number | null>>()
      .notNull()
      .default({}),
    changes: text('changes', { mode: 'json' }).$type<RowChange[]>().notNull().default([]),
    errors: text('errors', { mode: 'json' }).$type<RowError[]>().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.importId, table.line] })],
);
