import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ports } from '../../functions/deps.ts';
import { createHealth } from '../../functions/health/parts.ts';
import { fakeOf } from '../support/fake.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shop whose parts count how often they are checked. */
function aShop() {
  const asked = { database: 0, pictures: 0 };
  const state = { isAway: false, isMute: false };
  const ports = fakeOf<Ports>({
    database: fakeOf<Ports['database']>({
      read: async () => {
        asked.database += 1;
        return [] as never;
      },
    }),
    pictures: fakeOf<Ports['pictures']>({
      ping: async () => {
        asked.pictures += 1;
        if (state.isMute) await new Promise(() => undefined);
        if (state.isAway) throw new Error('away');
      },
    }),
  });
  return { asked, state, ports };
}

test('however many health checks arrive, the parts are checked once a second', async () => {
  const { asked, ports } = aShop();
  const silentParts = createHealth();
  expect(await silentParts(ports)).toEqual([]);
  for (let times = 0; times < 20; times += 1) await silentParts(ports);
  expect(asked).toEqual({ database: 1, pictures: 1 });
  vi.advanceTimersByTime(1000);
  await silentParts(ports);
  expect(asked).toEqual({ database: 2, pictures: 2 });
});

test('a check during a running one waits for its result, from the very first', async () => {
  const { asked, ports } = aShop();
  const silentParts = createHealth();
  for (const questions of [1, 2]) {
    const answers = Promise.all(Array.from({ length: 20 }, () => silentParts(ports)));
    await vi.advanceTimersByTimeAsync(50);
    expect(await answers).toEqual(Array(20).fill([]));
    expect(asked).toEqual({ database: questions, pictures: questions });
    vi.advanceTimersByTime(1000);
  }
});

test('an unresponsive part is reported missing after three seconds, to all callers', async () => {
  const { asked, state, ports } = aShop();
  const silentParts = createHealth();
  state.isMute = true;
  const answers = Promise.all([silentParts(ports), silentParts(ports)]);
  await vi.advanceTimersByTimeAsync(3100);
  expect(await answers).toEqual([['pictures'], ['pictures']]);
  expect(asked.pictures).toBe(1);
});

test('a part that is down is checked no more often, and is reported missing and back within a second', async () => {
  const { asked, state, ports } = aShop();
  const silentParts = createHealth();
  state.isAway = true;
  for (let times = 0; times < 5; times += 1) expect(await silentParts(ports)).toEqual(['pictures']);
  expect(asked.pictures).toBe(1);
  state.isAway = false;
  vi.advanceTimersByTime(1000);
  expect(await silentParts(ports)).toEqual([]);
});
