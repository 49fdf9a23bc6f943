import type { RouterRoute } from 'hono/types';
import * as z from 'zod';
import { type Notes, notesOf } from '../http/about.ts';
import { SIGN_INS } from '../http/session.ts';

/** A route with everything that its parts say of it. */
export type Call = { method: string; path: string; notes: Notes & { refusals: number[] } };

/** Every call that the routes take, in their order. */
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

/** Whether a call on one row can be meant for one version of it. */
export const isVersioned = ({ method }: Call) => method === 'PUT' || method === 'DELETE';

/** Whether what it changes is kept with who did it: all that is for staff alone. */
export const isRecorded = (call: Call) =>
  changes(call) && call.notes.roles !== undefined && !call.notes.roles.includes('customer');

export const isSignIn = ({ method, path }: Call) => SIGN_INS.includes(`${method} /api${path}`);

/** What a good answer holds, if anything. */
export function answered({ notes: { answers = {} } }: Call): z.ZodType | undefined {
  return answers[200] ?? answers[201] ?? undefined;
}

export const isList = (call: Call) => answered(call) instanceof z.ZodArray;

/** Whether there may be more of what it answers on other pages. */
export const isPaged = ({ method, notes: { query } }: Call) =>
  method === 'GET' && query instanceof z.ZodObject && 'page' in query.shape;

/** The paths of one row each, with what shows it: the answers that tell its version. */
export function entitiesOf(calls: Call[]): Map<string, z.ZodType> {
  const shown = calls.filter(call => call.method === 'GET' && showsOne(call));
  return new Map(shown.map(call => [call.path, answered(call) ?? z.unknown()]));
}

function showsOne(call: Call): boolean {
  const { params, answers = {} } = call.notes;
  return 304 in answers || (params !== undefined && !isList(call));
}

/** What a call reads or changes in one piece, if it does. */
export function entityOf(call: Call, entities: Map<string, z.ZodType>): z.ZodType | undefined {
  // What readers and writers see of a row has two addresses: it is changed as its writers see it.
  const schema = answered(call) ?? entities.get(call.path) ?? entities.get(`${call.path}/source`);
  return schema && [...entities.values()].includes(schema) ? schema : undefined;
}
