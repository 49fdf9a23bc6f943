import { expect } from 'vitest';
import { Problem } from '../../functions/contracts/problem.ts';
import type { Answer } from './api-client.ts';

/** Internals that no response may reveal: stacks, files, SQL, tables, libraries. */
export const INSIDES =
  /at async|at \w+ \(|\.[jt]s:\d|\b(SELECT|INSERT|UPDATE|SQLITE|D1_ERROR|drizzle|zod)\b|(categories|users)\./i;

/** Every error has this shape, and reveals no internals. */
export function expectProblem(answer: Answer, status: number): Problem {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const problem = Problem.strict().parse(answer.data);
  expect(problem).toMatchObject({ type: 'about:blank', status });
  expect(problem.title).not.toBe('');
  expect(problem.detail).not.toBe('');
  expect(JSON.stringify(problem)).not.toMatch(INSIDES);
  return problem;
}
