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

test('tracing settings reach the shop from the shell, and nothing else with such a name does', async () => {
  const told = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=shh',
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  };
  const { variables, checked } = await readLocalSettings({ STATE_DIR, ...told, OTEL_LOG_LEVEL: 'debug' });
  expect(variables).toMatchObject(told);
  expect(variables).not.toHaveProperty('OTEL_LOG_LEVEL');
  expect(checked.traces).toMatchObject({ service: 'shop', sample: 0.5 });
});
