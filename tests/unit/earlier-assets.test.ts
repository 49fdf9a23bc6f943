import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepEarlierAssets, writeAssetList } from '../../scripts/earlier-assets.ts';

const HOUR = 60 * 60_000;

/** A build with these files below /assets. */
async function aBuild(...names: string[]) {
  const client = await mkdtemp(join(tmpdir(), 'meridian-assets-'));
  onTestFinished(() => rm(client, { recursive: true, force: true }));
  await mkdir(join(client, 'assets'));
  for (const name of names) await writeFile(join(client, 'assets', name), `the text of ${name}`);
  await writeAssetList(client);
  return client;
}

/** A shop that serves a build. */
async function serve(client: string) {
  const server = createServer(async (request, response) => {
    const text = await readFile(join(client, request.url ?? '')).catch(() => undefined);
    response.writeHead(text ? 200 : 404).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const assetsOf = async (client: string) => (await readdir(join(client, 'assets'))).sort();

test('a deploy includes the running shop’s files, for one day', async () => {
  const first = await aBuild('react-1.js', 'about-1.js');
  const second = await aBuild('react-1.js', 'about-2.js');
  const third = await aBuild('react-1.js', 'about-3.js');
  const fourth = await aBuild('react-1.js', 'about-4.js');
  const now = Date.now();

  await keepEarlierAssets({ client: second, shopUrl: await serve(first), now });
  expect(await assetsOf(second)).toEqual(['about-1.js', 'about-2.js', 'react-1.js']);
  expect(await readFile(join(second, 'assets/about-1.js'), 'utf8')).toBe('the text of about-1.js');

  await keepEarlierAssets({ client: third, shopUrl: await serve(second), now: now + HOUR });
  expect(await assetsOf(third)).toEqual(['about-1.js', 'about-2.js', 'about-3.js', 'react-1.js']);

  await keepEarlierAssets({ client: fourth, shopUrl: await serve(third), now: now + 24.5 * HOUR });
  expect(await assetsOf(fourth)).toEqual(['about-2.js', 'about-3.js', 'about-4.js', 'react-1.js']);
});

test('redeploying the same build keeps what it had to keep, and no foreign files', async () => {
  const first = await aBuild('about-1.js');
  const second = await aBuild('about-2.js');
  await keepEarlierAssets({ client: second, shopUrl: await serve(first) });
  const shopUrl = await serve(await copyOf(second));
  await keepEarlierAssets({ client: second, shopUrl, now: Date.now() + HOUR });
  expect(await assetsOf(second)).toEqual(['about-1.js', 'about-2.js']);
  await keepEarlierAssets({ client: second, shopUrl, now: Date.now() + 25 * HOUR });
  expect(await assetsOf(second)).toEqual(['about-2.js']);
});

test('a shop that lists no files, or invalid ones, does not block a deploy', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const empty = await mkdtemp(join(tmpdir(), 'meridian-assets-'));
  const client = await aBuild('about-2.js');
  expect(await keepEarlierAssets({ client, shopUrl: await serve(empty) })).toBe(0);
  const files = ['../build.json', '..', 'gone-1.js', 'a/b.js'];
  await writeFile(join(empty, 'build.json'), JSON.stringify({ files, earlier: {} }));
  expect(await keepEarlierAssets({ client, shopUrl: await serve(empty) })).toBe(0);
  expect(await assetsOf(client)).toEqual(['about-2.js']);
});

async function copyOf(client: string) {
  const copy = await aBuild(...(await assetsOf(client)));
  await writeFile(join(copy, 'build.json'), await readFile(join(client, 'build.json')));
  return copy;
}
