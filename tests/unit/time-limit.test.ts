import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '../../db/client/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const UNLESS_SILENT = { ms: 10_000, silentMs: 3000 };
const never = () => new Promise<never>(() => undefined);

/** After how many milliseconds it is given up, if others are answered at these times. */
async function timedOutAfter(heard: number[]) {
  const begun = Date.now();
  let heardAt = begun - 60_000;
  for (const at of heard) setTimeout(() => (heardAt = Date.now()), at);
  const failed = withTimeLimit(UNLESS_SILENT, () => heardAt, never()).catch(() => Date.now() - begun);
  await vi.advanceTimersByTimeAsync(20_000);
  return await failed;
}

test('a database that responds to no one is given up soon, however recently it last responded', async () => {
  expect(await timedOutAfter([])).toBe(3000);
});

test('a database that responds to others is waited for, until it falls silent', async () => {
  expect(await timedOutAfter([2000, 4000])).toBe(7000);
});

test('no one waits longer than the limit, however busy the database is', async () => {
  expect(await timedOutAfter(Array.from({ length: 20 }, (_, second) => second * 1000))).toBe(10_000);
});

test('an answer in time is returned, and nothing is left running', async () => {
  const answer = withTimeLimit(UNLESS_SILENT, () => 0, Promise.resolve('rows'));
  await expect(answer).resolves.toBe('rows');
  expect(vi.getTimerCount()).toBe(0);
});
