import { type Column, type SQL, sql } from 'drizzle-orm';

/** The column contains this text, in any case. Not with LIKE, whose pattern D1 limits to 50 bytes. */
export function contains(column: Column, text: string): SQL {
  return sql`instr(lower(${column}), lower(${text})) > 0`;
}
