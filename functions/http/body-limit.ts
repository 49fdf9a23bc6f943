import type { MiddlewareHandler } from 'hono';
import { Malformed, NotPermitted, NotSignedIn, TooLarge } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { isStaff } from './session.ts';
import type { Session } from './session-token.ts';

const MB = 1024 * 1024;
const MOST_READ_OUT = 64 * MB;

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

type Limit = { bytes: number; message: string; forStaff?: boolean };

/** Rejects a body that is too large; without a Content-Length, as soon as the limit is exceeded. */
export function limitBody(limitFor: (path: string) => Limit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body, headers } = c.req.raw;
    const { bytes, message, forStaff = false } = limitFor(c.req.path);
    // Doesn't read large bodies of clients that the route would reject.
    if (body && forStaff && !isStaff(c.var.session)) throw refusalOf(c.var.session);
    const length = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length');
    if (length !== null && !(Number(length) <= bytes)) throw new TooLarge(message);
    if (body && length === null) {
      const read = await readAtMost(body, bytes).catch(brokenOff);
      if (!read) throw new TooLarge(message);
      c.req.raw = new Request(c.req.raw, { body: read });
    }
    await next();
  };
}

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
