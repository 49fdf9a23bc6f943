import { Column, is, SQL } from 'drizzle-orm';

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/**
 * Reads the rows of a select without parts of its own. Drizzle looks for how a value is read in every column of every
 * row, which takes longer than reading it; undefined where only drizzle knows.
 */
export function flatReader(fields: Record<string, unknown>) {
  const names = Object.keys(fields);
  const decoders = Object.values(fields).map(decoderOf);
  if (!decoders.every(decoder => decoder !== undefined)) return undefined;
  return (rows: unknown[]) =>
    (rows as unknown[][]).map(row => {
      const read: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) {
        const value = row[index];
        read[name] = value === null ? null : decoders[index]?.mapFromDriverValue(value);
      }
      return read;
    });
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  const given = is(field, SQL.Aliased) ? field.sql : field;
  // Set by `mapWith`, which alone is public.
  return is(given, SQL) ? (given as unknown as { decoder: Decoder }).decoder : undefined;
}
