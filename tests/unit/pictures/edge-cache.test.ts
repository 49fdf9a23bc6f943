import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { pictures } from '../../../functions/catalog/pictures/routes.ts';
import type { Ports } from '../../../functions/deps.ts';
import type { AppEnv } from '../../../functions/http/app-env.ts';
import { answerProblem } from '../../../functions/http/problems.ts';
import type { PictureRange } from '../../../functions/ports/pictures.ts';
import { startTrace } from '../../../functions/tracing/trace.ts';
import { fakeOf } from '../../support/fake.ts';

const NAME = `${'a'.repeat(40)}.webp`;

/** An edge location in front of a store that counts its requests. */
function aPlace() {
  const kept = new Map<string, Response>();
  const cache = fakeOf<Cache>({
    match: async ({ url, headers }: Request) => {
      const found = kept.get(url)?.clone();
      if (!found || !headers.has('Range')) return found;
      return new Response('pic', {
        status: 206,
        headers: [...found.headers, ['Content-Range', 'bytes 0-2/7']],
      });
    },
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  });
  let asked = 0;
  const store = fakeOf<Ports['pictures']>({
    get: async (name: string, wanted?: { range?: PictureRange }) => {
      asked += 1;
      if (name !== NAME) return null;
      const body = new Response(wanted?.range ? 'pic' : 'picture').body as ReadableStream<Uint8Array>;
      return {
        body,
        type: 'image/webp',
        size: 7,
        etag: '"tag"',
        ...(wanted?.range && { range: { offset: 0, length: 3 } }),
      };
    },
  });
  const app = new Hono<AppEnv>().route('/pictures', pictures).onError(answerProblem);
  const works: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => works.push(work),
    passThroughOnException() {},
    props: {},
  };
  const ask = async (address: string, init?: RequestInit) => {
    const ports = fakeOf<Ports>({ trace: startTrace(), pictures: store, edge: () => cache });
    const answer = await app.request(`https://shop.example/pictures/${address}`, init, ports, context);
    const text = await answer.text();
    await Promise.all(works);
    return { status: answer.status, text, headers: answer.headers };
  };
  return { ask, kept, asked: () => asked };
}

test('a picture once shown is served from the edge without asking the store, whatever its query', async () => {
  const { ask, asked, kept } = aPlace();
  const first = await ask(NAME);
  for (const address of [NAME, `${NAME}?utm_source=mail`, NAME.replace('a', '%61'), NAME]) {
    const again = await ask(address);
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: 'picture' });
    for (const name of ['Content-Type', 'ETag', 'Cache-Control'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
  }
  expect({ asked: asked(), kept: kept.size }).toEqual({ asked: 1, kept: 1 });
});

test('a browser that already has it gets a short “not modified”', async () => {
  const { ask, asked } = aPlace();
  await ask(NAME);
  const again = await ask(NAME, { headers: { 'If-None-Match': '"tag"' } });
  expect({ status: again.status, text: again.text, asked: asked() }).toEqual({
    status: 304,
    text: '',
    asked: 1,
  });
});

test('a range is served from the cached whole, and a range alone is not cached', async () => {
  const { ask, asked, kept } = aPlace();
  const headers = { Range: 'bytes=0-2' };
  for (const known of [false, true]) {
    if (known) await ask(NAME);
    const part = await ask(NAME, { headers });
    expect({ known, status: part.status, text: part.text }).toEqual({ known, status: 206, text: 'pic' });
    expect(part.headers.get('Content-Range')).toBe('bytes 0-2/7');
    expect(kept.size).toBe(known ? 1 : 0);
  }
  expect(asked()).toBe(2);
});

test('a missing picture is not cached, and an impossible name is not looked up', async () => {
  const { ask, asked, kept } = aPlace();
  for (const name of ['nothing.webp', 'NOTHING.webp', '..%2Fsecret'])
    expect((await ask(name)).status).toBe(404);
  expect({ asked: asked(), kept: kept.size }).toEqual({ asked: 1, kept: 0 });
});

test('the edge caches a picture for a day, in case it is removed, and the browser forever', async () => {
  const { ask, kept } = aPlace();
  for (let times = 0; times < 2; times += 1)
    expect((await ask(NAME)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect([...kept.values()].map(({ headers }) => headers.get('Cache-Control'))).toEqual([
    'public, max-age=86400',
  ]);
});
