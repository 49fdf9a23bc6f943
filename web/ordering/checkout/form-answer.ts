import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import type { Errors } from '../../public-forms/form-status.ts';
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

/** The router's own hook would be in the scripts of every page. */
export function useFormAnswer(): FormAnswer {
  const [answer = NONE] = Object.values(use(DataRouterContext)?.router.state.actionData ?? {});
  return answer;
}
