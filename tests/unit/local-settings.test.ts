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
  ['on this machine only', {}, true],
  ['with a local database server', { LIBSQL_URL: 'http://127.0.0.1:8080' }, true],
  ['with a remote database', { LIBSQL_URL: 'libsql://shop.example' }, false],
  ['with a remote database, switched on', { LIBSQL_URL: 'libsql://shop.example', DEMO: 'on' }, true],
  ['reachable by others', { HOST: '0.0.0.0' }, false],
  ['reachable by others, switched on', { HOST: '0.0.0.0', DEMO: 'on' }, true],
  ['on this machine, switched off', { HOST: 'localhost', DEMO: 'off' }, false],
])('demo accounts with public passwords: %s', async (_, env, demo) => {
  expect((await readLocalSettings({ STATE_DIR, ...env })).demo).toBe(demo);
});

test('tracing settings reach the shop from the shell, and nothing else with such a name does', async () => {
  const parsed = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=shh',
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  };
  const { variables, checked } = await readLocalSettings({ STATE_DIR, ...parsed, OTEL_LOG_LEVEL: 'debug' });
  expect(variables).toMatchObject(parsed);
  expect(variables).not.toHaveProperty('OTEL_LOG_LEVEL');
  expect(checked.traces).toMatchObject({ service: 'shop', sample: 0.5 });
});
