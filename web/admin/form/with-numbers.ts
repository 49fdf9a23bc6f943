import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { readTyped } from './read-number.ts';

/** The number fields by path, each with its currency, or '' if it is not money. */
export type Numbers = Record<string, string>;

/** Reads localized numbers before validation; unreadable ones are reported at their fields. */
export const withNumbers =
  <Values extends FieldValues, Output>(
    numbersIn: (values: Values) => Numbers,
    resolve: Resolver<Values, unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const read = structuredClone(values);
    const unread: FieldErrors = {};
    for (const [path, denomination] of Object.entries(numbersIn(values))) {
      const typed: unknown = get(values, path);
      if (typeof typed !== 'string') continue;
      const reading = typed.trim() ? readTyped(typed, denomination) : { number: '' };
      if ('number' in reading) set(read, path, reading.number);
      else set(unread, path, { type: 'unread', message: reading.problem });
    }
    const judged = await resolve(read, context, options);
    if (Object.keys(unread).length === 0) return judged;
    const errors = judged.errors as FieldErrors;
    for (const path of Object.keys(numbersIn(values))) {
      const error: unknown = get(unread, path);
      if (error) set(errors, path, error);
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
