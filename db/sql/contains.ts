import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The column or expression contains this text, ignoring case. Avoids LIKE, whose pattern D1 limits to 50 bytes. */
export function containsText(column: SQLWrapper, text: string): SQL {
  const found = formsOf(text.toLowerCase()).map(form => sql`instr(lower(${column}), ${form}) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}

/**
 * SQLite folds the case of ASCII letters only, so other letters are tried as typed, in lower case, capitalized and in
 * upper case.
 */
function formsOf(text: string): string[] {
  const inCapitals = (char: string) => (char > '\x7f' ? char.toUpperCase() : char);
  const atStarts = text.replace(/(?<!\p{L})\p{L}/gu, inCapitals);
  return [...new Set([text, atStarts, text.replace(/\p{L}/gu, inCapitals)])];
}
