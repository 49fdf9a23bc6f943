import type { Errors } from '../../public-forms/form-status.ts';
import { useActionAnswer } from '../../public-forms/use-action-answer.ts';
import type { FormValues } from './order-request.ts';

/** What the checkout shows after its form was sent without scripts. */
export type FormAnswer = {
  typed?: FormValues;
  errors?: Errors;
  failure?: string;
  /** The Idempotency-Key of an order that may have been placed. */
  key?: string | undefined;
  /** Where to pay the order that was placed. */
  pay?: { at: string; name: string; orderNumber: string; path: string };
};

const NONE: FormAnswer = {};

export const useFormAnswer = () => useActionAnswer(NONE);
