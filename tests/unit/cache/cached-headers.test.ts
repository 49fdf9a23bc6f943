import { expect, test } from 'vitest';
import { cachedHeader, toCachedHeaders } from '../../../functions/response-cache/cached-headers.ts';
import { entrySize } from '../../../functions/response-cache/entry-size.ts';

const POLICY = 'x'.repeat(1000);
const answered = (tag: string) => new Headers({ 'Content-Security-Policy': POLICY, ETag: tag });

test('headers shared by many responses are stored and counted once', () => {
  const answers = ['"a"', '"b"', '"c"'].map(tag => ({
    body: new ArrayBuffer(0),
    headers: toCachedHeaders(answered(tag)),
    tags: [],
  }));
  const policies = answers.map(({ headers }) => headers.find(([name]) => name === 'content-security-policy'));
  expect(new Set(policies).size).toBe(1);
  expect(answers.map(({ headers }) => cachedHeader(headers, 'etag'))).toEqual(['"a"', '"b"', '"c"']);
  const costs = answers.map(answer => entrySize('', answer));
  expect(costs[1]).toBe(costs[2]);
  expect(Number(costs[1])).toBeLessThan(POLICY.length + 2000);
});

test('different headers are not merged', () => {
  toCachedHeaders(new Headers({ 'Content-Language': 'de', Vary: 'Accept' }));
  const kept = toCachedHeaders(new Headers({ 'Content-Language': 'en', Vary: 'Accept' }));
  expect(kept).toEqual([
    ['content-language', 'en'],
    ['vary', 'Accept'],
  ]);
});
