import * as z from 'zod';

/**
 * Gives the properties of what a client sent the names that the contract has for them, whatever
 * their case. Where the same name comes in two cases, the exact one counts.
 */
export function matchNames(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) return isRecord(value) ? renamed(schema, value) : value;
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map(item => matchNames(schema.element, item)) : value;
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return matchNames(schema.unwrap(), value);
  }
  return value;
}

function renamed(schema: z.ZodObject, value: Record<string, unknown>) {
  const given = new Map(Object.entries(value).map(([name, part]) => [name.toLowerCase(), part]));
  const matched = Object.entries(schema.shape).flatMap(([name, part]) => {
    const found = Object.hasOwn(value, name) ? value[name] : given.get(name.toLowerCase());
    return found === undefined ? [] : [[name, matchNames(part, found)] as const];
  });
  return { ...(isStrict(schema) && unknownIn(schema, value)), ...Object.fromEntries(matched) };
}

const isStrict = ({ def: { catchall } }: z.ZodObject) => catchall instanceof z.ZodNever;

/** What a strict contract has no name for, so that it can say so. */
function unknownIn({ shape }: z.ZodObject, value: Record<string, unknown>) {
  const known = Object.keys(shape).map(name => name.toLowerCase());
  return Object.fromEntries(Object.entries(value).filter(([name]) => !known.includes(name.toLowerCase())));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
