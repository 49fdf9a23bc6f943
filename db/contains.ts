import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The column, or what is made of some, contains this text, in any case. Not with LIKE, whose pattern D1 limits to 50 bytes. */
export function contains(column: SQLWrapper, text: string): SQL {
  const found = formsOf(text.toLowerCase()).map(form => sql`instr(lower(${column}), ${form}) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}

/** SQLite knows the case of ASCII letters only: others stay as they were typed, small, at a word's start or in capitals. */
function formsOf(text: string): string[] {
  const inCapitals = (letter: string) => (letter > '\x7f' ? letter.toUpperCase() : letter);
  const atStarts = text.replace(/(?<!\p{L})\p{L}/gu, inCapitals);
  return [...new Set([text, atStarts, text.replace(/\p{L}/gu, inCapitals)])];
}
