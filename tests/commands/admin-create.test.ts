import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../support/api-client.ts';
import { runShop } from '../support/running-shop.ts';

const execute = promisify(execFile);
let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'meridian-admin-'));
});
afterAll(() => rm(stateDir, { recursive: true, force: true }));

const create = (...args: string[]) =>
  execute('node', ['scripts/admin-create.ts', ...args], { env: { ...process.env, STATE_DIR: stateDir } });

test('admin:create creates an administrator who can sign in, only once, and rejects a weak password', async () => {
  const account = ['--username', 'owner', '--password', 'a-password-of-mine'];
  expect((await create(...account)).stdout).toContain('owner can sign in');
  await expect(create(...account)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already'),
  });
  await expect(create('--username', 'other', '--password', 'short')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('at least 10 characters'),
  });

  const shop = await runShop({ stateDir, env: { DEMO: 'off' } });
  try {
    const json = { username: 'owner', password: 'a-password-of-mine' };
    const { status } = await clientOf(shop.url ?? '')('POST', '/api/auth/login', { json });
    expect(status).toBe(200);
  } finally {
    await shop.stop();
  }
});
