import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLocalSettings } from '../../scripts/settings.ts';

let STATE_DIR: string;
beforeAll(async () => {
  STATE_DIR = await mkdtemp(join(tmpdir(), 'meridian-settings-'));
});
afterAll(() => rm(STATE_DIR, { recursive: true, force: true }));

test.each<[string, Record<string, string>, boolean]>([
  ['on this machine alone', {}, true],
  ['beside a database next door', { LIBSQL_URL: 'http://127.0.0.1:8080' }, true],
  ['beside a database elsewhere', { LIBSQL_URL: 'libsql://shop.example' }, false],
  ['beside a database elsewhere, on demand', { LIBSQL_URL: 'libsql://shop.example', DEMO: 'on' }, true],
  ['where others come in', { HOST: '0.0.0.0' }, false],
  ['where others come in, on demand', { HOST: '0.0.0.0', DEMO: 'on' }, true],
  ['on this machine, unwanted', { HOST: 'localhost', DEMO: 'off' }, false],
])('accounts whose passwords everybody knows: %s', async (_, env, demo) => {
  expect((await readLocalSettings({ STATE_DIR, ...env })).demo).toBe(demo);
});
