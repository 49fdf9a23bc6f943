import type { FieldError, Problem, Reference } from '../../functions/contracts/problem.ts';
import { type ApiClient, typedCalls } from './calls.ts';
import { fetchAnonymously, fetchWithSession } from './fetch-with-session.ts';

export type { ApiClient };

export const api = typedCalls(fetchWithSession, '');

/** Without a session, for calls that anyone may make. */
export const anonymousApi = typedCalls(fetchAnonymously, '');

export class ApiProblem extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly references: Reference[];
  readonly current: unknown;
  readonly etag: string | null;
  /** The request's id in the shop's log. */
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem>, etag: string | null = null) {
    super(
      problem.detail || problem.title || 'We couldn’t reach the shop. Check your connection and try again.',
    );
    this.status = status;
    this.errors = problem.errors ?? [];
    this.references = problem.references ?? [];
    this.current = problem.current;
    this.etag = etag;
    this.requestId = problem.requestId;
  }
}

/** Turns anything thrown into something that can be shown. */
export function asProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  console.error(error);
  return new ApiProblem(0, {});
}

type ApiResponse<Data> = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<Data> };

/** The body of a successful response, with its headers; anything else is thrown as an ApiProblem. */
export async function dataOf<Data>(
  pending: Promise<ApiResponse<Data>>,
): Promise<{ data: Data; headers: Headers }> {
  const response = await successful(pending);
  return { data: await response.json(), headers: response.headers };
}

/** For calls without a response body. */
export async function done(pending: Promise<ApiResponse<unknown>>): Promise<Changed> {
  return { change: changeIn((await successful(pending)).headers) };
}

export async function listOf<Row>(
  pending: Promise<ApiResponse<Row[]>>,
): Promise<{ rows: Row[]; total: number }> {
  const { data, headers } = await dataOf(pending);
  return { rows: data, total: Number(headers.get('X-Total-Count') ?? data.length) };
}

export async function entityOf<Entity>(
  pending: Promise<ApiResponse<Entity>>,
): Promise<{ entity: Entity; etag: string } & Changed> {
  const { data, headers } = await dataOf(pending);
  return { entity: data, etag: headers.get('ETag') ?? '', change: changeIn(headers) };
}

/** The history change that undoes a change of staff; null when nothing changed. */
export type Changed = { change: string | null };

export const changeIn = (headers: Headers) => headers.get('X-Change-Id');

/** Sends the write only if the row is still at the version that was seen. */
export const ifMatch = (etag: string) => ({ headers: { 'If-Match': etag } });

/** A successful response as is; anything else is thrown as an ApiProblem. */
export async function successful<Ok extends ApiResponse<unknown>>(pending: Promise<Ok>): Promise<Ok> {
  const response = await pending.catch(() => {
    throw new ApiProblem(0, {});
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiProblem(response.status, problem, response.headers.get('ETag'));
}
