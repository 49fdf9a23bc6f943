import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import * as z from 'zod';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { notesOfCall } from './describe-route.ts';
import { accept, mediaTypeOf } from './validate.ts';

const NO_FIELDS = z.object({});
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Rejects a body sent to a call without one: otherwise a refund would ignore a given amount. */
export const rejectUnreadBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.raw.body && readsNone(c)) accept(NO_FIELDS, await fieldsSent(c));
  await next();
};

function readsNone(c: Context<AppEnv>): boolean {
  const call = notesOfCall(matchedRoutes(c));
  return call !== undefined && !call.body && !call.takesAnyBody;
}

async function fieldsSent(c: Context<AppEnv>): Promise<object> {
  const request = c.req.raw.clone() as Request;
  const sent = FORMS.includes(mediaTypeOf(c))
    ? request.formData().then(form => Object.fromEntries(form))
    : request.text().then(text => (text.trim() === '' ? {} : JSON.parse(text)));
  const fields: unknown = await sent.catch(saysNothing);
  if (Array.isArray(fields) ? fields.length > 0 : typeof fields !== 'object') saysNothing();
  return { ...(fields as object | null) };
}

function saysNothing(): never {
  throw new Malformed('This call takes no body');
}
