import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import * as z from 'zod';
import { openApiMeta } from '../../../functions/contracts/described.ts';

/** Validates any form's values; an empty field counts as missing, so it is required or takes its default. */
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

/** The same for forms that send their values as they are; typed like `zodResolver`, which it replaces. */
export const filledResolver = checkFilled as unknown as typeof zodResolver;

const labelOf = (schema: z.ZodObject, name: string) => titleOf(schema.shape[name] as z.ZodType) ?? name;

/** A field with a default has the title of its inner schema. */
const titleOf = (field: z.ZodType): string | undefined =>
  openApiMeta.get(field)?.title ??
  (field instanceof z.ZodDefault ? titleOf(field.unwrap() as z.ZodType) : undefined);
