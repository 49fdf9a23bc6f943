import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import type { Ports } from '../../../functions/deps.ts';
import { startTrace } from '../../../functions/tracing/trace.ts';
import { openShop } from '../../support/shop.ts';

const asset = `/assets/${readdirSync('dist/client/assets').find(name => name.endsWith('.js'))}`;

const ANSWERS: [string, string, string, number][] = [
  ['a page', 'GET', '/', 200],
  ['a missing page', 'GET', '/no/such/page', 404],
  ['the forbidden page', 'GET', '/forbidden', 403],
  ['the back office', 'GET', '/admin/categories', 200],
  ['data', 'GET', '/api/categories', 200],
  ['a rejection', 'GET', '/api/stats', 401],
  ['a missing row', 'GET', '/api/categories/99999999', 404],
  ['a wrong method', 'PUT', '/api/categories', 405],
  ['a wrong method on a page', 'POST', '/', 405],
  ['a missing picture', 'GET', '/pictures/nothing.webp', 404],
  ['a script', 'GET', asset, 200],
  ['an icon', 'GET', '/favicon.svg', 200],
  ['what the build has', 'GET', '/build.json', 200],
  ['a missing script', 'GET', '/assets/no-such-file.js', 404],
];

describe('every response', () => {
  const { shop, call } = openShop();

  test.each(ANSWERS)(
    '%s runs no foreign scripts, and forbids framing and sniffing',
    async (_, method, path, status) => {
      const answer = await call(method, path);
      expect(answer.status).toBe(status);
      expectStrict(answer.headers);
    },
  );

  test('the policy allows what a page needs from the shop, and nothing more', async () => {
    const policy = directivesOf((await call('GET', '/')).headers);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('the policy allows no inline scripts, and pages have none', async () => {
    for (const path of ['/', '/admin', '/no/such/page']) {
      const html = (await call<string>('GET', path)).data;
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts)
        expect(script).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/);
      expect(html).not.toMatch(/\son\w+="|javascript:|<style\b/);
    }
  });

  test('browsers never revalidate a built file', async () => {
    const { headers } = await call('GET', asset);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await call('GET', '/')).headers.get('Cache-Control')).not.toMatch(/public|immutable/);
  });

  test('a built file is served without running the worker, which handles everything else', async () => {
    await shop.asked();
    for (const path of [asset, '/favicon.svg', '/build.json', '/', '/about'])
      expect((await call('GET', path)).status).toBe(200);
    expect(await shop.asked()).toEqual(['/', '/about']);
    for (const path of ['/_headers', '/index.html']) expect((await call('GET', path)).status).toBe(404);
  });

  test('a built file missing during an update is requested again', async () => {
    const { status, headers } = await call('GET', '/assets/of-the-next-version.js');
    expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
      status: 404,
      cacheControl: 'no-store',
    });
  });

  test('a page over http does not promise https, and its cookie works there', async () => {
    expect((await call('GET', '/')).headers.has('Strict-Transport-Security')).toBe(false);
  });
});

describe('over https', () => {
  const app = createApp(() => new Response('page'));

  test.each(['https://shop.example/', 'https://shop.example/api/nothing'])(
    '%s is never requested over http again',
    async url => {
      const { headers } = await app.request(url, {}, { trace: startTrace() } as Ports);
      const [, seconds] =
        /^max-age=(\d+); includeSubDomains$/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    },
  );
});

describe('a picture store at a separate address', () => {
  test('may show its pictures, and run nothing', async () => {
    const app = createApp(() => new Response('page'));
    const ports = { pictureBase: 'https://pictures.example/shop' } as Ports;
    const { headers } = await app.request('https://shop.example/', {}, ports);
    for (const [name, sources] of Object.entries(directivesOf(headers))) {
      expect({ name, allowsPictures: sources.includes('https://pictures.example') }).toEqual({
        name,
        allowsPictures: name === 'img-src',
      });
    }
  });
});

function expectStrict(headers: Headers) {
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  const policy = directivesOf(headers);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'object-src', 'worker-src', 'connect-src']) {
    expect(policy[name] ?? ["'none'"], name).not.toContain("'unsafe-inline'");
    expect(policy[name] ?? ["'none'"], name).not.toContain("'unsafe-eval'");
  }
  for (const [name, sources] of Object.entries(policy)) {
    const allowed = ["'self'", "'none'", ...(name === 'img-src' ? ['data:', 'blob:'] : [])];
    if (name === 'style-src-attr') allowed.push("'unsafe-inline'");
    expect(
      sources.filter(source => !allowed.includes(source)),
      name,
    ).toEqual([]);
  }
}

function directivesOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('Content-Security-Policy') ?? '')
    .split(';')
    .map(part => part.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
