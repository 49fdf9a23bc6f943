import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { IdempotencyKey } from '../../db/client/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { hashOf, shortNameOf } from '../http/etag.ts';
import { mediaTypeOf } from '../http/validate.ts';

type IdempotencyScope = { key: string; userId: number };

/** Stored hashes of a request; the user is included, since two people may choose the same key. */
export async function sentKey(
  c: Context<AppEnv>,
  { key, userId }: IdempotencyScope,
): Promise<IdempotencyKey> {
  const [keyHash, requestHash] = await Promise.all([hashOf(bytesOf(`${userId} ${key}`)), hashOfRequest(c)]);
  return { keyHash, requestHash, isWritten: false };
}

async function hashOfRequest(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const hash = createHash('sha256').update(`${pathname}${search}\n`);
  for await (const piece of piecesOf(c)) hash.update(piece);
  return shortNameOf(hash.digest());
}

/**
 * Hono reads the body once, for this and for the handler: uploads are too large to hold twice. A form has a new
 * boundary each time, but the same parts.
 */
async function* piecesOf(c: Context<AppEnv>): AsyncGenerator<Uint8Array | string> {
  if (mediaTypeOf(c) !== 'multipart/form-data') {
    yield new Uint8Array(await c.req.arrayBuffer());
    return;
  }
  // The handler rejects anything that isn't a form.
  const form = await c.req.formData().catch(() => new FormData());
  for (const [name, value] of form) yield* piecesOfPart(name, value);
}

async function* piecesOfPart(name: string, value: string | File): AsyncGenerator<Uint8Array | string> {
  const content = typeof value === 'string' ? bytesOf(value) : value;
  yield `\n${name}:${content instanceof Blob ? content.size : content.length}\n`;
  if (content instanceof Blob) yield* content.stream() as AsyncIterable<Uint8Array> & ReadableStream;
  else yield content;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
