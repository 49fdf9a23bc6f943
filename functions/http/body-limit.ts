import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Malformed, NotPermitted, NotSignedIn, TooLarge } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { notesOfCall, withNotes } from './describe-route.ts';
import { isStaff } from './session.ts';
import type { Session } from './session-token.ts';

const KB = 1024;
export const MB = KB * KB;
const MOST_READ_OUT = 64 * MB;

/** Of routes that declare no other. */
const USUAL_LIMIT = 256 * KB;

/** For a call of staff with a larger body than usual. */
export const bodyOfUpTo = (bodyLimit: number): MiddlewareHandler<AppEnv> =>
  withNotes(async (_, next) => await next(), { bodyLimit });

/**
 * Drains a rejected body: a client still sending when the connection closes would see a connection error instead of the
 * response.
 */
export const readOutBody: MiddlewareHandler<AppEnv> = async ({ req: { raw } }, next) => {
  await next();
  if (!raw.body || raw.body.locked) return;
  const reader = raw.body.getReader();
  for (let size = 0; size < MOST_READ_OUT; ) {
    // A client that disconnects while sending won't read the response either.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    size += value?.length ?? 0;
  }
};

/** Rejects a body that is too large; without a Content-Length, as soon as the limit is exceeded. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { body, headers } = c.req.raw;
  const length = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length');
  if (!body && length === null) return await next();
  const limit = notesOfCall(matchedRoutes(c))?.bodyLimit ?? USUAL_LIMIT;
  // Doesn't read large bodies of clients that the route would reject.
  if (body && limit > USUAL_LIMIT && !isStaff(c.var.session)) throw refusalOf(c.var.session);
  if (length !== null && !(Number(length) <= limit)) throw tooLarge(limit);
  if (body && length === null) {
    const read = await readAtMost(body, limit).catch(brokenOff);
    if (!read) throw tooLarge(limit);
    c.req.raw = new Request(c.req.raw, { body: read });
  }
  await next();
};

const tooLarge = (limit: number) =>
  new TooLarge(`Send at most ${limit < MB ? `${limit / KB} KB` : `${limit / MB} MB`}`);

const refusalOf = (session: Session | null) =>
  session ? new NotPermitted('Your account isn’t allowed to do this') : new NotSignedIn('Sign in to do this');

/** A client that disconnects is not an error of the shop. */
function brokenOff(): never {
  throw new Malformed('The body is incomplete');
}

/** The whole body, or undefined if it is too large; the rest still needs draining. */
async function readAtMost(body: ReadableStream<Uint8Array>, bytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.length;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]);
}
