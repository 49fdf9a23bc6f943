import type * as z from 'zod';
import { amountProblem } from '../contracts/currencies.ts';
import type { FieldError } from '../contracts/problem.ts';
import { type AnyRecord, fieldsOf } from './record.ts';

type HasFields = Pick<AnyRecord, 'fields'>;

/** Given amounts with decimals that their currency doesn't have. */
export function unpayableIn(record: HasFields, given: object, denomination: string): FieldError[] {
  return fieldsOf(record).flatMap(({ kind, jsonName }) => {
    const amount: unknown = given[jsonName as keyof typeof given];
    if (kind !== 'money' || typeof amount !== 'number') return [];
    const message = amountProblem(amount, denomination);
    return message ? [{ path: jsonName, message }] : [];
  });
}

/** The same as a rule of a contract: `.superRefine(payable(COUNTRY, ({ denomination }) => denomination))`. */
export const payable =
  <Input extends object>(record: HasFields, currencyOf: (given: Input) => string) =>
  (given: Input, context: z.RefinementCtx) => {
    for (const { path, message } of unpayableIn(record, given, currencyOf(given)))
      context.addIssue({ code: 'custom', path: [path], message });
  };
