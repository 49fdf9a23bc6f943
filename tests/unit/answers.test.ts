import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../../functions/http/response-cache.ts';

const MB = 1024 * 1024;
const noEdge = () => {
  throw new Error('the edge was asked');
};
const answerOf = (size: number, version = '1') => ({
  version,
  body: new ArrayBuffer(size),
  headers: new Headers({ ETag: '"tag"', 'X-Total-Count': '7' }),
});
const ask = (path: string, init?: RequestInit) => new Request(`https://shop.example${path}`, init);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what an isolate remembers', () => {
  test('is given out for a second after its version was last confirmed, and not a moment longer', () => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/a'), answerOf(10));
    expect(answers.recall(ask('/a'))).toBeUndefined();
    answers.learn('1');
    vi.advanceTimersByTime(999);
    expect(answers.recall(ask('/a'))?.status).toBe(200);
    vi.advanceTimersByTime(1);
    expect(answers.recall(ask('/a'))).toBeUndefined();
    expect(answers.recall(ask('/a'), '1')?.status).toBe(200);
  });

  test('is not given out once the catalogue has another version, newer or older', () => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/a'), answerOf(10, '5'));
    for (const version of ['4', '6']) {
      answers.learn(version);
      expect(answers.recall(ask('/a'))).toBeUndefined();
    }
    answers.learn('5');
    expect(answers.recall(ask('/a'))?.headers.get('X-Total-Count')).toBe('7');
  });

  test('is in doubt at once where somebody changed something', () => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/a'), answerOf(10));
    answers.learn('1');
    answers.doubtVersion();
    expect(answers.freshVersion()).toBeUndefined();
    expect(answers.recall(ask('/a'))).toBeUndefined();
  });

  test('is for visitors who read, never for whoever is signed in or writes', () => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/a'), answerOf(10));
    answers.learn('1');
    expect(answers.recall(ask('/a', { headers: { Authorization: 'Bearer x' } }))).toBeUndefined();
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(answers.recall(ask('/a', { method }))).toBeUndefined();
    }
    expect(answers.recall(ask('/b'))).toBeUndefined();
  });

  test.each([
    ['"tag"', 304],
    ['"other", "tag"', 304],
    ['W/"tag"', 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('is told as unchanged to who has %s: %i', (tags, status) => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/a'), answerOf(10));
    answers.learn('1');
    const answer = answers.recall(ask('/a', { headers: { 'If-None-Match': tags } }));
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('ETag')).toBe('"tag"');
  });
});

describe('the memory of an isolate is bounded', () => {
  test('what was not asked for the longest goes first, and what is asked for stays', () => {
    const answers = createAnswers(noEdge);
    answers.learn('1');
    answers.keep(ask('/popular'), answerOf(MB));
    for (let index = 0; index < 100; index += 1) {
      answers.keep(ask(`/${index}`), answerOf(MB));
      expect(answers.recall(ask('/popular'))?.status).toBe(200);
    }
    const kept = Array.from({ length: 100 }, (_, index) => answers.has(ask(`/${index}`)));
    expect(kept.filter(Boolean)).toHaveLength(23);
    expect(kept.lastIndexOf(false)).toBe(76);
  });

  test('an answer that is kept again takes its place once only', () => {
    const answers = createAnswers(noEdge);
    for (let version = 0; version < 100; version += 1) answers.keep(ask('/a'), answerOf(MB, String(version)));
    answers.keep(ask('/b'), answerOf(MB));
    expect({ a: answers.has(ask('/a')), b: answers.has(ask('/b')) }).toEqual({ a: true, b: true });
  });

  test('one that is too large is not kept at all, nor does it push others out', () => {
    const answers = createAnswers(noEdge);
    answers.keep(ask('/small'), answerOf(10));
    answers.keep(ask('/large'), answerOf(3 * MB));
    expect({ small: answers.has(ask('/small')), large: answers.has(ask('/large')) }).toEqual({
      small: true,
      large: false,
    });
  });
});
