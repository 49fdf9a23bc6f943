import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpans, type RootSpan } from '../../functions/tracing/spans.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const aRoot = (): RootSpan => ({
  name: 'GET /',
  kind: 'server',
  startedAt: Date.now(),
  endedAt: Date.now(),
  attributes: {},
});
const aCall = { name: 'mail send', attributes: {} };
const aContext = { waitUntil: (_work: Promise<unknown>) => undefined };
const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

test('a span lasts as long as its call; a failed call is marked and still fails', async () => {
  const spans = createSpans('1');
  await Promise.all([
    spans.watch(aCall, () => after(70)),
    expect(spans.watch(aCall, () => Promise.reject(new RangeError('maria@example.com')))).rejects.toThrow(
      'maria',
    ),
    vi.advanceTimersByTimeAsync(100),
  ]);
  const [root, took, failed] = await spans.finish(aRoot());
  expect(took).toMatchObject({ parentId: root?.id, error: undefined });
  expect((took?.endedAt ?? 0) - (took?.startedAt ?? 0)).toBe(70);
  expect(failed).toMatchObject({ error: 'RangeError' });
  expect(JSON.stringify(failed)).not.toContain('maria');
});

test('work after the response is waited for, even if it starts more', async () => {
  const spans = createSpans('1');
  const context = spans.follow(aContext);
  const later = async () => {
    await after(100);
    context.waitUntil(spans.watch(aCall, () => after(100)));
  };
  context.waitUntil(later());
  const finished = spans.finish(aRoot());
  await vi.advanceTimersByTimeAsync(250);
  expect(await finished).toHaveLength(2);
});

test('a hanging call is still reported, as unfinished', async () => {
  const spans = createSpans('1');
  const context = spans.follow(aContext);
  context.waitUntil(spans.watch(aCall, () => new Promise(() => undefined)));
  const finished = spans.finish(aRoot());
  await vi.advanceTimersByTimeAsync(11_000);
  expect((await finished)[1]).toMatchObject({ name: 'mail send', error: 'unfinished' });
});

test('of a thousand calls the first are reported, and the number left out', async () => {
  const spans = createSpans('1');
  for (let times = 0; times < 1000; times += 1) await spans.watch(aCall, async () => undefined);
  const [root, ...calls] = await spans.finish(aRoot());
  expect(calls).toHaveLength(250);
  expect(root?.attributes).toEqual({ 'meridian.calls_not_noted': 750 });
});
