import { expect, test, vi } from 'vitest';
import { memoize } from '../../functions/contracts/memoize.ts';

test('the same input is computed once, other input separately', () => {
  const make = vi.fn(({ text, origin }: { text: string; origin: string }) => `${text} at ${origin}`);
  const made = memoize(10, make);
  for (let times = 0; times < 3; times += 1) expect(made({ text: 'a', origin: 'x' })).toBe('a at x');
  expect(made({ text: 'a', origin: 'y' })).toBe('a at y');
  expect(make).toHaveBeenCalledTimes(2);
});

test('remembers no more entries than the limit', () => {
  const make = vi.fn((number: number) => number);
  const made = memoize(2, make);
  for (const number of [1, 2, 3, 3, 2, 1]) made(number);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
