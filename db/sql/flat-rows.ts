import { Column, is, SQL } from 'drizzle-orm';

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/**
 * Fast decoder for the rows of a flat select. Drizzle looks up the decoder for every column of every row, which takes
 * longer than decoding; undefined if only drizzle can decode it.
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
  // Set by `mapWith`; there is no public getter.
  return is(given, SQL) ? (given as unknown as { decoder: Decoder }).decoder : undefined;
}
