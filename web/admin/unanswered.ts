import type { ApiProblem } from '../api/client.ts';

/** Nobody knows whether it was done: the connection was lost, or what stands before the shop gave up waiting. */
export const mayBeDone = ({ status }: ApiProblem) => [0, 502, 503, 504].includes(status);

const MAY_BE_SAVED = 'It may have been saved all the same. Try again: it is not done twice.';

/** Why a change failed, as far as that is known. */
export const reasonOf = (problem: ApiProblem) =>
  mayBeDone(problem)
    ? `${problem.status === 0 ? 'No answer came.' : problem.message} ${MAY_BE_SAVED}`
    : problem.message;

/** The same after what failed, where that is known. */
export const failureOf = (failed: string, problem: ApiProblem) =>
  problem.status === 0 ? reasonOf(problem) : `${failed} ${reasonOf(problem)}`;
