import { expect, test } from 'vitest';
import { withMixedColours } from '../../scripts/vite/lighter-css.ts';

test('a mixed colour is written once, and other rules stay as they are', () => {
  const before =
    '.a{color:red}.b{border-color:#0003}@supports (color:color-mix(in lab, red, red)){.b{border-color:color-mix(in oklab, var(--edge) 20%, transparent)}}.c{margin:0}';
  expect(withMixedColours(before)).toBe(
    '.a{color:red}.b{border-color:color-mix(in oklab, var(--edge) 20%, transparent)}.c{margin:0}',
  );
});
