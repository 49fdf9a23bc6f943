import * as z from 'zod';

const otherNames = z.registry<{ names: readonly string[] }>();

/** Lets a filter also be called by the name of its field. */
export function alias<Schema extends z.ZodType>(schema: Schema, ...names: string[]): Schema {
  otherNames.add(schema, { names });
  return schema;
}

const repeatable = z.registry<{ repeated: true }>();

/** Lets a parameter be given several times: it is a list then. */
export function repeated<Schema extends z.ZodType>(schema: Schema): Schema {
  repeatable.add(schema, { repeated: true });
  return schema;
}

export const isRepeated = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodOptional) return isRepeated(schema.unwrap());
  return repeatable.has(schema);
};

export const aliasesOf = (schema: z.core.$ZodType): readonly string[] => otherNames.get(schema)?.names ?? [];
