import { expect, test } from 'vitest';
import { entrySize } from '../../../functions/cache/cost-of.ts';
import { keepHeaders, keptHeader } from '../../../functions/cache/cached-headers.ts';

const POLICY = 'x'.repeat(1000);
const answered = (tag: string) => new Headers({ 'Content-Security-Policy': POLICY, ETag: tag });

test('headers shared by many responses are stored and counted once', () => {
  const answers = ['"a"', '"b"', '"c"'].map(tag => ({
    body: new ArrayBuffer(0),
    headers: keepHeaders(answered(tag)),
    tags: [],
  }));
  const policies = answers.map(({ headers }) => headers.find(([name]) => name === 'content-security-policy'));
  expect(new Set(policies).size).toBe(1);
  expect(answers.map(({ headers }) => keptHeader(headers, 'etag'))).toEqual(['"a"', '"b"', '"c"']);
  const costs = answers.map(answer => entrySize('', answer));
  expect(costs[1]).toBe(costs[2]);
  expect(Number(costs[1])).toBeLessThan(POLICY.length + 2000);
});

test('different headers are not merged', () => {
  keepHeaders(new Headers({ 'Content-Language': 'de', Vary: 'Accept' }));
  const kept = keepHeaders(new Headers({ 'Content-Language': 'en', Vary: 'Accept' }));
  expect(kept).toEqual([
    ['content-language', 'en'],
    ['vary', 'Accept'],
  ]);
});
