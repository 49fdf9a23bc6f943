import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { AppEnv } from '../http/app-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { hashOf, knows } from '../http/etag.ts';
import { ApiDocument } from './contract.ts';

let cached: { text: string; tag: string } | undefined;

/** Generated on first request, because most isolates never need it. */
export const apiDocument = (routes: () => RouterRoute[]) =>
  new Hono<AppEnv>().get(
    '/',
    describeRoute('Get the API document', { 200: ApiDocument, 304: null }),
    async c => {
      cached ??= await writeDocument(routes());
      const { text, tag } = cached;
      c.header('ETag', tag);
      c.header('Cache-Control', 'public, no-cache');
      return knows(c, tag) ? c.body(null, 304) : c.body(text, 200, { 'Content-Type': 'application/json' });
    },
  );

async function writeDocument(routes: RouterRoute[]) {
  const { describeApi } = await import('./document.ts');
  const text = JSON.stringify(await describeApi(routes));
  return { text, tag: `"${await hashOf(new TextEncoder().encode(text))}"` };
}
