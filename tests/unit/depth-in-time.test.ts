import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../functions/contracts/durations.ts';
import { depthInTime } from '../../scripts/test/depth-in-time.ts';

const DEEP = { TEST_DEPTH: 'deep' };
const QUICK = { TEST_DEPTH: 'quick' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a deep run that is late finishes at quick depth', () => {
  const depth = depthInTime({ deep: true, minutes: '80' });
  expect(depth()).toEqual(DEEP);
  vi.advanceTimersByTime(40 * MINUTE);
  expect(depth()).toEqual(DEEP);
  vi.advanceTimersByTime(MINUTE);
  expect(depth()).toEqual(QUICK);
});

test('without a number of minutes a deep run stays deep, and a quick one is never deep', () => {
  const deep = depthInTime({ deep: true });
  const quick = depthInTime({ deep: false, minutes: '80' });
  vi.advanceTimersByTime(1000 * MINUTE);
  expect([deep(), quick()]).toEqual([DEEP, QUICK]);
});

test.each(['', '0', '-5', 'many'])('--minutes %s is refused', minutes => {
  expect(() => depthInTime({ deep: true, minutes })).toThrow('--minutes takes a number above 0');
});
