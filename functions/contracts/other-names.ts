import * as z from 'zod';

const otherNames = z.registry<{ names: readonly string[] }>();

/** Lets a filter also be called by the name of its field. */
export function alias<Schema extends z.ZodType>(schema: Schema, ...names: string[]): Schema {
  otherNames.add(schema, { names });
  return schema;
}

export const aliasesOf = (schema: z.core.$ZodType): readonly string[] => otherNames.get(schema)?.names ?? [];
