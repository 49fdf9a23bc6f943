import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LOCK = resolve('scripts/state-lock.ts');
const HOLDS = `
  const { lockState } = await import(process.argv[1]);
  try {
    lockState(process.argv[2], 'a test');
    console.log('held');
    setInterval(() => {}, 1000);
  } catch ({ message }) {
    console.log(message);
  }`;

let stateDir: string;
type Holder = { child: ChildProcess; said: Promise<string>; ended: Promise<unknown> };
const holders: Holder[] = [];

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'meridian-lock-'));
});
afterEach(async () => {
  for (const { child, ended } of holders.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(stateDir, { recursive: true, force: true });
});

/** A process that uses the folder, or says why it may not. */
function hold(): Holder {
  const child = spawn('node', ['--input-type=module', '-e', HOLDS, LOCK, stateDir]);
  const said = new Promise<string>(resolve =>
    child.stdout.once('data', line => resolve(String(line).trim())),
  );
  const ended = new Promise(resolve => child.once('exit', resolve));
  const holder = { child, said, ended };
  holders.push(holder);
  return holder;
}

describe('the lock of a state folder', () => {
  test('of many that compete, one gets it and the others name it', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => hold().said));
    expect(all.filter(said => said === 'held')).toHaveLength(1);
    for (const said of all.filter(said => said !== 'held'))
      expect(said).toMatch(
        / is in use by (a test, process \d+, since .+ UTC|another process): stop that first/,
      );
  });

  test('a suspended process keeps the lock; a killed one loses it', async () => {
    const first = hold();
    expect(await first.said).toBe('held');
    first.child.kill('SIGSTOP');
    expect(await hold().said).toContain(`is in use by a test, process ${first.child.pid}, since `);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await hold().said).toBe('held');
  });
});
