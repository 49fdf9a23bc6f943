import type { ApiDocument, JsonSchema } from '../../../functions/openapi/contract.ts';
import { nameOf, resolve } from './calls.ts';

const number = new Intl.NumberFormat('en');

export function kindOf(document: ApiDocument, schema: JsonSchema): string {
  if (schema.format === 'binary') return 'file';
  if (schema.anyOf) return alternatives(document, schema.anyOf);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const target = resolve(document, schema);
  if (target.type === 'array') return `list of ${kindOf(document, target.items ?? {})}`;
  if (target.type === 'object') return nameOf(schema) ?? 'object';
  return [target.type ?? 'anything'].flat().join(' or ');
}

/** Numbers and booleans may be sent as text too; that is a note, not another type. */
const isAlsoText = ({ anyOf = [] }: JsonSchema) =>
  anyOf.length === 2 && anyOf[1]?.type === 'string' && anyOf[0]?.type !== 'string';

function alternatives(document: ApiDocument, anyOf: JsonSchema[]): string {
  const kinds = isAlsoText({ anyOf }) ? anyOf.slice(0, 1) : anyOf;
  return [...new Set(kinds.map(kind => kindOf(document, kind)))].join(' or ');
}

/** The limits of a value, each as a phrase. */
export function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems, format, pattern } = {
    ...schema.anyOf?.[0],
    ...schema,
  };
  return [
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum),
    maxItems && `at most ${maxItems}`,
    format === 'date-time' && 'date and time, ISO 8601',
    format === 'email' && 'name@example.com',
    pattern && `matches ${pattern}`,
    isAlsoText(schema) && 'also as text',
    schema.readOnly && 'read-only: ignored when sent',
    schema.default !== undefined &&
      `default: ${schema.default === '' ? 'empty' : JSON.stringify(schema.default)}`,
  ].filter(phrase => typeof phrase === 'string' && phrase !== '') as string[];
}

/** Larger limits are technical, and no one will reach them. */
const MAX_STATED_LIMIT = 1e12;

function range(least: number | undefined, highest: number | undefined, of = ''): string {
  const most = highest !== undefined && highest < MAX_STATED_LIMIT ? highest : undefined;
  const format = (amount: number) => number.format(amount);
  const words =
    least && most !== undefined
      ? `${format(least)} to ${format(most)}`
      : most !== undefined
        ? `at most ${format(most)}`
        : least !== undefined
          ? `at least ${format(least)}`
          : '';
  return words && `${words} ${of}`.trim();
}

export type Field = { name: string; schema: JsonSchema; required: boolean };

/** The fields of an object. */
export function fieldsOf(document: ApiDocument, schema: JsonSchema): Field[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
  }));
}

/** The object inside an array, an alternative or a reference, if there is one. */
export function insideOf(document: ApiDocument, schema: JsonSchema): JsonSchema | undefined {
  const target = resolve(document, schema);
  if (target.items) return insideOf(document, target.items);
  const object = target.anyOf?.find(schema => nameOf(schema) ?? schema.properties);
  if (object) return insideOf(document, object);
  return target.properties ? target : undefined;
}

/** Enum values, when the set is small and fixed. */
export function choicesOf(document: ApiDocument, schema: JsonSchema): string[] {
  const target = resolve(document, schema);
  if (target.type === 'boolean') return ['true', 'false'];
  return (target.enum ?? []).map(String);
}
