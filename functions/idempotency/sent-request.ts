import type { Context } from 'hono';
import type { SentKey } from '../../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { hashOf } from '../http/etag.ts';
import { mediaTypeOf } from '../http/validate.ts';

type Sent = { key: string; userId: number };

/** What is kept of a request: two people may choose the same key. */
export async function sentKey(c: Context<AppEnv>, { key, userId }: Sent): Promise<SentKey> {
  const [keyHash, requestHash] = await Promise.all([hashOf(bytesOf(`${userId} ${key}`)), hashOfRequest(c)]);
  return { keyHash, requestHash, isWritten: false };
}

async function hashOfRequest(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const asked = bytesOf(`${pathname}${search}\n`);
  return await hashOf(await new Blob([asked, ...(await partsOf(c))]).arrayBuffer());
}

/** A form has another boundary each time it is sent; its parts are the same. */
async function partsOf(c: Context<AppEnv>): Promise<BlobPart[]> {
  const request = c.req.raw.clone();
  if (mediaTypeOf(c) !== 'multipart/form-data') return [await request.arrayBuffer()];
  // What is no form is refused by whoever reads it.
  const form = await request.formData().catch(() => new FormData());
  const parts = await Promise.all([...form].map(([name, value]) => partOf(name, value)));
  return parts.flat();
}

async function partOf(name: string, value: string | File): Promise<BlobPart[]> {
  const content = typeof value === 'string' ? bytesOf(value) : new Uint8Array(await value.arrayBuffer());
  return [bytesOf(`\n${name}:${content.length}\n`), content];
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
