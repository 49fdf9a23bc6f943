import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { d1Client } from '../../scripts/local-d1.ts';
import { openStorage } from '../../scripts/platform.ts';

/** After this time workerd closes an idle connection. */
const IDLE_MS = 5000;

/** Like a command on a slow machine between two queries: it blocks its thread. */
const compute = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('after a long computation, a command can still use its database and picture store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-local-storage-'));
  const platform = openStorage(folder);
  onTestFinished(async () => {
    await platform.dispose();
    await rm(folder, { recursive: true, force: true });
  });
  const client = d1Client(platform);
  const ask = () => client.prepare('SELECT 7 AS seven').all();
  const bucket = await platform.getR2Bucket('PICTURES');
  await bucket.put('a.png', 'a picture');
  const read = async () => await (await bucket.get('a.png'))?.text();
  for (const ms of [100, IDLE_MS - 100, IDLE_MS + 100]) {
    expect((await ask()).results).toEqual([{ seven: 7 }]);
    compute(ms);
    expect(await read()).toBe('a picture');
    compute(ms);
  }
});
