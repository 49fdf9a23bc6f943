import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { openApiMeta } from '../../../../functions/contracts/described.ts';
import type { Numbers } from '../../form/with-numbers.ts';

/** Texts and nested lists of texts, as defined by the page's contract. */
type Part = { [name: string]: string | number | boolean | Part | Part[] };
export type PageValues = { content: Part };
export type PageForm = UseFormReturn<PageValues, unknown, PageValues>;

/** A part's path in the form: `content.entries.0.name`. */
export type Place = `content.${string}`;

/** Unwraps the default. */
export const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? bare(schema.unwrap() as z.ZodType) : schema;

export const about = (schema: z.ZodType) => openApiMeta.get(schema) ?? openApiMeta.get(bare(schema)) ?? {};

/** A number, which is read from text. */
export const isNumber = (inner: z.ZodType) => inner instanceof z.ZodPipe;

/** The initial value of a new part. */
export function emptyOf(schema: z.ZodType): Part[string] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodUnion) return false;
  if (!(inner instanceof z.ZodObject)) return '';
  const parts = Object.entries(inner.shape).map(([name, part]) => [name, emptyOf(part as z.ZodType)]);
  return Object.fromEntries(parts);
}

/** The paths of all numbers of a page. */
export function numbersIn(schema: z.ZodType, part: Part[string] | undefined, place: string): Numbers {
  const inner = bare(schema);
  const within = (parts: [string, z.ZodType][]) =>
    Object.assign(
      {},
      ...parts.map(([name, one]) => numbersIn(one, (part as Part | undefined)?.[name], `${place}.${name}`)),
    );
  if (inner instanceof z.ZodObject) return within(Object.entries(inner.shape) as [string, z.ZodType][]);
  if (inner instanceof z.ZodArray)
    return within(Object.keys(part ?? []).map(index => [index, inner.element as z.ZodType]));
  return isNumber(inner) ? { [place]: '' } : {};
}
