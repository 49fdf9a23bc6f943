import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { ApiDocument } from '../../contracts/api-document.ts';
import { about } from '../../http/about.ts';
import { hashOf, knows } from '../../http/etag.ts';
import type { Shop } from '../../http/shop.ts';

let kept: { text: string; tag: string } | undefined;

/** The API document. Made when it is first asked for, as most isolates never are. */
export const apiDocument = (routes: () => RouterRoute[]) =>
  new Hono<Shop>().get('/', about('Get the API document', { 200: ApiDocument, 304: null }), async c => {
    kept ??= await writeDocument(routes());
    const { text, tag } = kept;
    c.header('ETag', tag);
    c.header('Cache-Control', 'public, no-cache');
    return knows(c, tag) ? c.body(null, 304) : c.body(text, 200, { 'Content-Type': 'application/json' });
  });

async function writeDocument(routes: RouterRoute[]) {
  const { describeApi } = await import('../../openapi/document.ts');
  const text = JSON.stringify(await describeApi(routes));
  return { text, tag: `"${await hashOf(new TextEncoder().encode(text))}"` };
}
