import type * as z from 'zod';
import { aliasesOf } from '../contracts/other-names.ts';

/** A field of a contract, and how it is spelled: some have more than one name. */
type Name = { field: string; spelling: string; schema: z.core.$ZodType };

const known = new WeakMap<z.ZodObject, Map<string, Name>>();

/** Fields of a contract by lower-case name. */
export function namesOf(schema: z.ZodObject): Map<string, Name> {
  const names = known.get(schema) ?? readNames(schema);
  known.set(schema, names);
  return names;
}

const readNames = ({ shape }: z.ZodObject) =>
  new Map(
    Object.entries(shape).flatMap(([field, schema]) =>
      [field, ...aliasesOf(schema)].map(
        spelling => [spelling.toLowerCase(), { field, spelling, schema }] as const,
      ),
    ),
  );

export const spellingsOf = (schema: z.ZodObject) =>
  [...namesOf(schema).values()].map(({ spelling }) => spelling);
