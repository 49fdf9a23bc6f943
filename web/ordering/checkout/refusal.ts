import type { FieldError } from '../../../functions/contracts/problem.ts';
import { ApiProblem } from '../../api/client.ts';
import type { Errors } from '../../public-forms/form-status.ts';
import { asSentences, OUTAGE } from '../../texts/outage.ts';

type Refusal = { errors: Errors; failure: string };

/** What is wrong with each field, and in words what is wrong besides. */
export function refusalOf(problem: ApiProblem, isField: (path: string) => boolean): Refusal {
  const here = problem.errors.filter(({ path }) => isField(path));
  return {
    errors: Object.fromEntries(here.map(({ path, message }) => [path, message])),
    failure: wordsOf(problem, here),
  };
}

/** Whether the cart is the problem, for example a changed price or stock. */
export const isOfTheCart = ({ status, errors }: ApiProblem) =>
  status === 409 || errors.some(({ path }) => /^(lines|quote|coupon|country)/.test(path));

/** Whether the Idempotency-Key was used for another order. */
export const isKeyUsed = ({ status, errors }: ApiProblem) => status === 409 && errors.length === 0;

export const cartChanged = () => new ApiProblem(409, { detail: 'Your cart was changed in another tab.' });

function wordsOf(problem: ApiProblem, here: FieldError[]): string {
  if (problem.status === 503) return asSentences(OUTAGE.placing);
  const others = problem.errors.filter(error => !here.includes(error)).map(({ message }) => message);
  if (here.length === 0 && isOfTheCart(problem)) {
    return `${others.join('. ') || problem.message.replace(/\.$/, '')}. We’ve updated your order. Please review it and place it again.`;
  }
  return problem.errors.length > 0 ? others.join('. ') : problem.message;
}
