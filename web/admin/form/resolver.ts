import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import * as z from 'zod';
import { described } from '../../../functions/contracts/described.ts';

/** Checks values of any form; a field that was left empty was not given: it is required, or takes its default. */
export const checkFilled = (schema: z.ZodObject) => {
  const resolve = zodResolver(schema) as Resolver;
  return async <Values extends FieldValues>(
    values: FieldValues,
    context: unknown,
    options: ResolverOptions<Values>,
  ) => {
    const given = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
    const filled = Object.fromEntries(given);
    const result = await resolve(filled, context, options as ResolverOptions<FieldValues>);
    for (const [name, error] of Object.entries(result.errors as FieldErrors)) {
      if (error && !(name in filled)) error.message = `${labelOf(schema, name)} is required`;
    }
    return result;
  };
};

/** The same for a form whose values are what is sent; its types are those of `zodResolver`, which it stands in for. */
export const filledResolver = checkFilled as unknown as typeof zodResolver;

const labelOf = (schema: z.ZodObject, name: string) => titleOf(schema.shape[name] as z.ZodType) ?? name;

/** A field with a default has the title of what it is a default for. */
const titleOf = (field: z.ZodType): string | undefined =>
  described.get(field)?.title ??
  (field instanceof z.ZodDefault ? titleOf(field.unwrap() as z.ZodType) : undefined);
