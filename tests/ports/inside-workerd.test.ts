import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { s3InWorkerd } from '../../scripts/vite/s3-in-workerd.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { startS3Server } from '../support/s3-server.ts';
import { someBytes } from './pictures.suite.ts';

const COMPATIBILITY = { compatibility_date: '2026-10-01', compatibility_flags: ['nodejs_compat'] };

describe.skipIf(!libsqlServerRuns)('the adapters inside workerd, bundled as for production', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let worker: Miniflare;
  let files: string[];

  beforeAll(async () => {
    const [libsql, s3, deadPort] = await Promise.all([startLibsqlServer(), startS3Server(), freePort()]);
    const folder = mkdtempSync(join(tmpdir(), 'meridian-bundle-'));
    closing.push(libsql.stop, s3.stop, () => rm(folder, { recursive: true, force: true }));
    const main = join(import.meta.dirname, 'inside-workerd.worker.ts');
    const builder = await createBuilder({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      resolve: { alias: [s3InWorkerd] },
      build: { outDir: folder, emptyOutDir: true },
      plugins: [cloudflare({ config: { name: 'adapters', main, ...COMPATIBILITY } })],
    });
    await builder.buildApp();
    const bundle = join(folder, 'adapters');
    files = readdirSync(bundle, { recursive: true }).map(String);
    worker = new Miniflare(
      convertV4MiniflareOptions({
        modulesRoot: bundle,
        modules: files
          .filter(file => file.endsWith('.js'))
          .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
          .map(file => ({ type: 'ESModule', path: join(bundle, file) })),
        compatibilityDate: COMPATIBILITY.compatibility_date,
        compatibilityFlags: COMPATIBILITY.compatibility_flags,
        bindings: { LIBSQL_URL: libsql.url, DEAD_URL: `http://127.0.0.1:${deadPort}`, S3: { ...s3.options } },
      }),
    );
    closing.unshift(() => worker.dispose());
  }, 60_000);
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const ask = async (path: string) => {
    const answer = await worker.dispatchFetch(`http://shop${path}`);
    return answer.status === 200 ? answer.json() : { status: answer.status, text: await answer.text() };
  };

  test('the shop reads, writes and handles rejections as in Node', async () => {
    const expected = { rows: [{ stock: 3 }], refusal: { kind: 'unique', columns: ['tins.name'] } };
    expect(await ask('/database')).toEqual(expected);
    expect(await Promise.all(Array.from({ length: 20 }, () => ask('/database')))).toEqual(
      Array(20).fill(expected),
    );
  });

  test('pictures are stored, shown, listed and deleted as in Node', async () => {
    const expected = {
      type: 'image/webp',
      text: 'a picture',
      end: 'picture',
      range: { offset: 2, length: 7 },
      listed: true,
      gone: true,
      refused: true,
    };
    expect(await ask('/pictures')).toEqual(expected);
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => ask('/pictures')))).toEqual(Array(5).fill(expected));
  });

  test('a large picture arrives whole', async () => {
    const bytes = someBytes(9_000_000);
    const answer = await worker.dispatchFetch('http://shop/upload', { method: 'POST', body: bytes });
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), Buffer.from(bytes))).toBe(0);
  });

  test('unreachable servers are recognised', async () => {
    expect(await ask('/unreachable')).toMatchObject({ database: true, pictures: true });
  });

  test('a shop that stores its pictures in R2 does not load the S3 client', () => {
    expect(files.some(file => /s3-client/.test(file))).toBe(true);
  });
});
