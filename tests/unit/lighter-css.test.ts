import { expect, test } from 'vitest';
import { withMixedColours, withoutUnread } from '../../scripts/vite/lighter-css.ts';

test('a mixed colour is written once, and other rules stay as they are', () => {
  const before =
    '.a{color:red}.b{border-color:#0003}@supports (color:color-mix(in lab, red, red)){.b{border-color:color-mix(in oklab, var(--edge) 20%, transparent)}}.c{margin:0}';
  expect(withMixedColours(before)).toBe(
    '.a{color:red}.b{border-color:color-mix(in oklab, var(--edge) 20%, transparent)}.c{margin:0}',
  );
});

test('variables that no rule reads are not declared, and all others stay', () => {
  const before =
    '@layer properties{*{--tw-leading:initial;--tw-ring-color:initial;--tw-scale-z:1}}' +
    '.a{--tw-leading:1;--tw-ring-color:red;line-height:1}.b{--tw-ring-color:red}.c{line-height:var(--tw-leading,2)}' +
    '@property --tw-leading{syntax:"*";inherits:false}@property --tw-ring-color{syntax:"*";inherits:false}';
  expect(withoutUnread(before)).toBe(
    '@layer properties{*{--tw-leading:initial;}}' +
      '.a{--tw-leading:1;line-height:1}.b{}.c{line-height:var(--tw-leading,2)}' +
      '@property --tw-leading{syntax:"*";inherits:false}',
  );
});
