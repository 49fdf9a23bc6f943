import type { RouterRoute } from 'hono/types';
import * as z from 'zod';
import { type Notes, notesOf } from '../http/describe-route.ts';
import { SIGN_INS } from '../people/auth/authenticate.ts';

/** A route with all notes of its middleware. */
export type Call = { method: string; path: string; notes: Notes & { refusals: number[] } };

/** Every documented route, in order. */
export function callsOf(routes: RouterRoute[]): Call[] {
  const calls = new Map<string, Call>();
  for (const { method, path, handler } of routes) {
    const key = `${method} ${path}`;
    const call = calls.get(key) ?? { method, path, notes: { refusals: [] } };
    const notes = notesOf(handler);
    const refusals = [...call.notes.refusals, ...(notes.refusals ?? [])];
    calls.set(key, { ...call, notes: { ...call.notes, ...notes, refusals } });
  }
  return [...calls.values()];
}

export const changes = ({ method }: Call) => method !== 'GET';

/** Whether it refuses whatever is sent to it. */
export const readsNoBody = (call: Call) => changes(call) && !call.notes.body && !call.notes.takesAnyBody;

/** Whether a call on one row accepts `If-Match`. */
export const isVersioned = ({ method }: Call) => method === 'PUT' || method === 'DELETE';

/** Whether the change is recorded in the history: true for everything reserved for staff. */
export const isRecorded = (call: Call) =>
  changes(call) && call.notes.roles !== undefined && !call.notes.roles.includes('customer');

export const isSignIn = ({ method, path }: Call) => SIGN_INS.includes(`${method} /api${path}`);

/** The schema of a successful response, if it has a body. */
function answered({ notes: { answers = {} } }: Call): z.ZodType | undefined {
  return answers[200] ?? answers[201] ?? undefined;
}

export const isList = (call: Call) => answered(call) instanceof z.ZodArray;

/** Whether the response is paged. */
export const isPaged = ({ method, notes: { query } }: Call) =>
  method === 'GET' && query instanceof z.ZodObject && 'page' in query.shape;

/** Paths of single rows with the schema that shows them: their responses carry an ETag. */
export function entitiesOf(calls: Call[]): Map<string, z.ZodType> {
  const shown = calls.filter(call => call.method === 'GET' && showsOne(call));
  return new Map(shown.map(call => [call.path, answered(call) ?? z.unknown()]));
}

function showsOne(call: Call): boolean {
  const { params, answers = {} } = call.notes;
  return 304 in answers || (params !== undefined && !isList(call));
}

/** The schema of the row that a call reads or changes, if it does. */
export function entityOf(call: Call, entities: Map<string, z.ZodType>): z.ZodType | undefined {
  // A row may have two URLs, for readers and editors: changes use the editors' version.
  const schema = answered(call) ?? entities.get(call.path) ?? entities.get(`${call.path}/source`);
  return schema && [...entities.values()].includes(schema) ? schema : undefined;
}
