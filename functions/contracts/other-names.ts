import * as z from 'zod';

const otherNames = z.registry<{ names: readonly string[] }>();

/** Says that a filter is also known by the name of the field that it looks at, as clients of the API call it. */
export function alsoCalled<Schema extends z.ZodType>(schema: Schema, ...names: string[]): Schema {
  otherNames.add(schema, { names });
  return schema;
}

export const otherNamesOf = (schema: z.core.$ZodType): readonly string[] =>
  otherNames.get(schema)?.names ?? [];
