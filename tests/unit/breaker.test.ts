import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CircuitOpen, createBreaker } from '../../functions/ports/breaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A part that responds, is down, or rejects; it counts its calls. */
function aPart() {
  const state = { isAway: false, refuses: false, asked: 0 };
  const guard = createBreaker('part', {
    isAway: error => !(error instanceof RangeError),
    log: { warn: () => undefined, error: () => undefined },
  });
  const ask = () =>
    guard(async () => {
      state.asked += 1;
      if (state.refuses) throw new RangeError('refused');
      if (state.isAway) throw new Error('away');
      return 'answer';
    }).catch((error: Error) => error.name);
  const askAt = async (every: number, times: number) => {
    const before = state.asked;
    for (let time = 0; time < times; time += 1) {
      vi.advanceTimersByTime(every);
      await ask();
    }
    return state.asked - before;
  };
  return { state, guard, ask, askAt };
}

test('a part that fails three times in a row is not called for a while, and callers fail at once', async () => {
  const { state, guard, ask } = aPart();
  state.isAway = true;
  for (let times = 0; times < 20; times += 1) await ask();
  expect(state.asked).toBe(3);
  await expect(guard(async () => 'answer')).rejects.toThrow(CircuitOpen);
});

test('the longer it is down, the less it is called, but at least every ten seconds', async () => {
  const { state, askAt } = aPart();
  state.isAway = true;
  const inFirst10s = await askAt(10, 1000);
  const inFirstMinute = inFirst10s + (await askAt(10, 5000));
  expect(inFirst10s).toBeLessThan(12);
  expect(inFirstMinute).toBeLessThan(22);
  expect(await askAt(10, 1001)).toBeGreaterThanOrEqual(1);
});

test('after a long outage it is used within ten seconds of its return, even if each trial takes three', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  const guard = createBreaker('part', {
    isAway: () => true,
    log: { warn: () => undefined, error: () => undefined },
  });
  let isAway = true;
  const ask = () =>
    guard(async () => {
      if (!isAway) return 'answer';
      await new Promise(resolve => setTimeout(resolve, 3000));
      throw new Error('away');
    }).catch((error: Error) => error.name);
  /** A call every tenth of a second; returns the results. */
  const pass = async (ms: number) => {
    const asked = [];
    for (let at = 0; at < ms; at += 100) {
      asked.push(ask());
      await vi.advanceTimersByTimeAsync(100);
    }
    return asked;
  };
  // It comes back at any time between two trials.
  for (let more = 0; more < 10_000; more += 1000) {
    isAway = true;
    await pass(60_000 + more);
    isAway = false;
    const asked = await pass(10_000);
    expect(await asked.at(-1)).toBe('answer');
  }
  random.mockRestore();
});

test('when it responds again, everyone may call at once', async () => {
  const { state, ask, askAt } = aPart();
  state.isAway = true;
  await askAt(100, 100);
  state.isAway = false;
  await askAt(1000, 11);
  const before = state.asked;
  for (let times = 0; times < 10; times += 1) expect(await ask()).toBe('answer');
  expect(state.asked - before).toBe(10);
});

test('occasional failures and any number of rejections block no calls', async () => {
  const { state, ask } = aPart();
  for (let times = 0; times < 10; times += 1) {
    for (const isAway of [true, true, false]) {
      state.isAway = isAway;
      await ask();
    }
  }
  state.refuses = true;
  for (let times = 0; times < 10; times += 1) expect(await ask()).toBe('RangeError');
  expect(state.asked).toBe(40);
});

test('one caller tries it, and another one if the first hangs', async () => {
  const { state, guard, ask } = aPart();
  state.isAway = true;
  for (let times = 0; times < 3; times += 1) await ask();
  state.isAway = false;
  vi.advanceTimersByTime(1000);
  void guard(() => new Promise(() => undefined));
  expect(await ask()).toBe('PartAway');
  vi.advanceTimersByTime(5000);
  expect(await ask()).toBe('answer');
});
