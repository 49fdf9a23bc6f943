import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BadLine, type Exchange, openBadLine } from '../support/bad-line/bad-line.ts';

let shop: Server;
let line: BadLine;
let done: string[];
let heard: Exchange[];

beforeEach(async () => {
  done = [];
  heard = [];
  shop = createServer(async (from, to) => {
    const body = await text(from);
    done.push(`${from.method} ${from.url} ${body}`.trim());
    to.writeHead(201, { 'X-Seen-Host': from.headers.host, 'Set-Cookie': ['a=1', 'b=2'] }).end(`did ${body}`);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  line = await openBadLine(`http://127.0.0.1:${port}`, { heard: exchange => heard.push(exchange) });
});

afterEach(async () => {
  await line.stop();
  shop.close();
});

const post = (path: string, body: string) => fetch(line.url + path, { method: 'POST', body });

test('requests without a rule pass through unchanged, under the address that the browser knows', async () => {
  const answer = await post('/api/notes?x=1', 'a note');
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('did a note');
  expect(answer.headers.get('X-Seen-Host')).toBe(new URL(line.url).host);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(done).toEqual(['POST /api/notes?x=1 a note']);
});

test('a response is lost after the shop has done the work, as often and where the rule says', async () => {
  line.when({ method: /^POST$/, path: /^\/api\/notes$/, times: 1, answer: 'lost' });
  expect((await fetch(`${line.url}/api/notes`)).status).toBe(201);
  expect((await post('/api/others', 'x')).status).toBe(201);
  await expect(post('/api/notes', 'once')).rejects.toThrow();
  expect(done.at(-1)).toBe('POST /api/notes once');
  expect(heard.at(-1)).toMatchObject({ method: 'POST', path: '/api/notes', status: 201 });
  expect(await (await post('/api/notes', 'again')).text()).toBe('did again');
});

test('a lost request, or one answered on the way, never reaches the shop', async () => {
  const mend = line.when({ request: 'lost' });
  await expect(post('/api/notes', 'x')).rejects.toThrow();
  mend();
  line.when({ instead: { status: 429, headers: { 'Retry-After': '1' }, json: { title: 'Too many' } } });
  const answer = await post('/api/notes', 'x');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await answer.json()).toEqual({ title: 'Too many' });
  expect(done).toEqual([]);
});

test('a late request waits before the shop, a late response after it', async () => {
  const requests = Promise.withResolvers<void>();
  line.when({ path: /early/, request: () => requests.promise });
  const late = post('/early', 'x');
  await post('/other', 'y');
  expect(done).toEqual(['POST /other y']);
  requests.resolve();
  expect((await late).status).toBe(201);

  const answers = Promise.withResolvers<void>();
  let isBack = false;
  line.when({ path: /late/, answer: () => answers.promise });
  const answer = post('/late', 'z').then(() => {
    isBack = true;
  });
  await expect.poll(() => done.at(-1)).toBe('POST /late z');
  await post('/other', 'y');
  expect(isBack).toBe(false);
  expect(line.underWay()).toBe(1);
  answers.resolve();
  await answer;
  await expect.poll(() => line.underWay()).toBe(0);
});

test('in an outage nothing gets through, and afterwards everything does', async () => {
  line.setOutage(true);
  await expect(post('/api/notes', 'x')).rejects.toThrow();
  expect(done).toEqual([]);
  line.setOutage(false);
  expect((await post('/api/notes', 'x')).status).toBe(201);
});

test('a random rule hits the requests that its random numbers choose', async () => {
  let asked = 0;
  line.when({ chance: () => ++asked % 2 === 0, request: 'lost' });
  expect((await post('/a', '')).status).toBe(201);
  await expect(post('/b', '')).rejects.toThrow();
  expect(done).toEqual(['POST /a']);
});

test('a shop that is down counts as a lost response', async () => {
  shop.closeAllConnections();
  await new Promise(resolve => shop.close(resolve));
  await expect(post('/api/notes', 'x')).rejects.toThrow();
});
