import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacing } from '../../functions/jobs/pacing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** The rests after steps of a job, with so many requests of visitors before each. */
async function restsAfter(requests: number[], stepMs: number) {
  const pacing = createPacing();
  const step = async () => void vi.advanceTimersByTime(stepMs);
  await pacing.pace(step);
  const rests: number[] = [];
  for (const count of requests) {
    for (let left = count; left > 0; left -= 1) pacing.noteRequest('https://shop.example/products-list');
    pacing.noteRequest('https://shop.example/api/jobs/5');
    rests.push((await pacing.pace(step)).restMs);
  }
  return rests;
}

test('the busier the shop, the longer a job rests between steps; an idle shop does not slow it down', async () => {
  expect(await restsAfter([30, 3, 0, 30], 150)).toEqual([2250, 300, 0, 2250]);
});

test('a step that takes long is not followed by more than five seconds of rest', async () => {
  expect(await restsAfter([3000], 4000)).toEqual([5000]);
});

test('a single visitor now and then hardly slows a job down', async () => {
  expect(await restsAfter([1], 1500)).toEqual([100]);
});
