import type { FieldError, Problem, Reference } from '../../functions/contracts/problem.ts';
import { type ApiClient, callsOver } from './calls.ts';
import { fetchAsVisitor, fetchWithSession } from './fetch-with-session.ts';

export type { ApiClient };

/** The API as the browser reaches it. */
export const api = callsOver(fetchWithSession, '');

/** The same without a sign-in, for what anybody may send. */
export const visitorApi = callsOver(fetchAsVisitor, '');

/** An answer that is not the one hoped for. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly references: Reference[];
  readonly current: unknown;
  readonly etag: string | null;

  constructor(status: number, problem: Partial<Problem>, etag: string | null = null) {
    super(
      problem.detail || problem.title || 'The shop does not answer. Check your connection and try again.',
    );
    this.status = status;
    this.errors = problem.errors ?? [];
    this.references = problem.references ?? [];
    this.current = problem.current;
    this.etag = etag;
  }
}

/** Whatever was thrown, as something that can be shown. */
export function asProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  console.error(error);
  return new ApiProblem(0, {});
}

type Answer<Data> = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<Data> };

/** The data of a good answer, with its headers; anything else is thrown as an ApiProblem. */
export async function dataOf<Data>(
  pending: Promise<Answer<Data>>,
): Promise<{ data: Data; headers: Headers }> {
  const answer = await settled(pending);
  return { data: await answer.json(), headers: answer.headers };
}

/** For calls whose answer has no body. */
export async function done(pending: Promise<Answer<unknown>>): Promise<Changed> {
  return { change: changeIn((await settled(pending)).headers) };
}

export async function listOf<Row>(pending: Promise<Answer<Row[]>>): Promise<{ rows: Row[]; total: number }> {
  const { data, headers } = await dataOf(pending);
  return { rows: data, total: Number(headers.get('X-Total-Count') ?? data.length) };
}

export async function entityOf<Entity>(
  pending: Promise<Answer<Entity>>,
): Promise<{ entity: Entity; etag: string } & Changed> {
  const { data, headers } = await dataOf(pending);
  return { entity: data, etag: headers.get('ETag') ?? '', change: changeIn(headers) };
}

/** By what a change of staff can be undone; null where nothing was changed. */
export type Changed = { change: string | null };

export const changeIn = (headers: Headers) => headers.get('X-Change-Id');

/** Only if the row is still the version that was seen. */
export const ifMatch = (etag: string) => ({ headers: { 'If-Match': etag } });

/** A good answer as it came; anything else is thrown as an ApiProblem. */
export async function settled<Got extends Answer<unknown>>(pending: Promise<Got>): Promise<Got> {
  const answer = await pending.catch(() => {
    throw new ApiProblem(0, {});
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiProblem(answer.status, problem, answer.headers.get('ETag'));
}
