import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../functions/contracts/durations.ts';
import { depthInTime } from '../../scripts/test/depth-in-time.ts';

const FIRST = { what: 'First tests', deepWithin: 1 / 20 };
const LAST = { what: 'Last tests', deepWithin: 1 / 2 };
const DEEP = { TEST_DEPTH: 'deep' };
const QUICK = { TEST_DEPTH: 'quick' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a suite that begins too late runs at quick depth, and says so', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const depth = depthInTime({ deep: true, minutes: '80' });
  vi.advanceTimersByTime(4 * MINUTE);
  expect(depth(FIRST)).toEqual(DEEP);
  vi.advanceTimersByTime(MINUTE);
  expect(depth(FIRST)).toEqual(QUICK);
  expect(print.mock.calls.join()).toContain('First tests run at quick depth');
});

test('after that suite all others do', () => {
  const depth = depthInTime({ deep: true, minutes: '80' });
  vi.advanceTimersByTime(5 * MINUTE);
  expect([depth(FIRST), depth(LAST)]).toEqual([QUICK, QUICK]);
});

test('the last suite has more time to begin', () => {
  const depth = depthInTime({ deep: true, minutes: '80' });
  expect(depth(FIRST)).toEqual(DEEP);
  vi.advanceTimersByTime(40 * MINUTE);
  expect(depth(LAST)).toEqual(DEEP);
  vi.advanceTimersByTime(MINUTE);
  expect(depth(LAST)).toEqual(QUICK);
});

test('without a number of minutes a deep run stays deep, and a quick one is never deep', () => {
  const deep = depthInTime({ deep: true });
  const quick = depthInTime({ deep: false, minutes: '80' });
  vi.advanceTimersByTime(1000 * MINUTE);
  expect([deep(FIRST), quick(LAST)]).toEqual([DEEP, QUICK]);
});

test.each(['', '0', '-5', 'many'])('--minutes %s is refused', minutes => {
  expect(() => depthInTime({ deep: true, minutes })).toThrow('--minutes takes a number above 0');
});
