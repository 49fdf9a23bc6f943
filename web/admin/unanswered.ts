import type { ApiProblem } from '../api/client.ts';

/** The outcome is unknown: the connection was lost, or a proxy gave up waiting. */
export const isOutcomeUnknown = ({ status }: ApiProblem) => [0, 502, 503, 504].includes(status);

type Done = 'saved' | 'done';

const mayBe = (done: Done) => `It may still have been ${done}. Try again; it won’t be done twice.`;

/** Why a change failed, as far as known. */
export const reasonOf = (problem: ApiProblem, done: Done = 'saved') =>
  isOutcomeUnknown(problem)
    ? `${problem.status === 0 ? 'The shop didn’t respond.' : problem.message} ${mayBe(done)}`
    : problem.message;

/** The same for actions that are not forms. */
export const errorMessage = (problem: ApiProblem) => reasonOf(problem, 'done');

/** The same, preceded by what failed. */
export const failureOf = (failed: string, problem: ApiProblem, done?: Done) =>
  problem.status === 0 ? reasonOf(problem, done) : `${failed} ${reasonOf(problem, done)}`;
