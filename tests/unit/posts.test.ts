import { expect, test } from 'vitest';
import { textOf, wordsIn } from '../../web/blog/post-text.ts';
import { posts } from '../../web/content/posts.ts';

const WORDS_A_MINUTE = 200;

test.each(posts)('$slug takes as long to read as its card says', async post => {
  const words = (await textOf(post)).flatMap(wordsIn).join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(800);
  expect(Math.round(words / WORDS_A_MINUTE)).toBe(post.minutes);
});

test('the latest post comes first', () => {
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
