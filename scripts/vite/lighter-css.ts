import type { Plugin } from 'vite';

const CHECKED =
  /([^{};]+)\{([\w-]+):[^{}]*\}@supports \(color:color-mix\(in lab, red, red\)\)\{\1\{\2:([^{}]*)\}\}/g;

/** Tailwind writes each mixed colour twice, for browsers that cannot mix colours; the shop works in none of them. */
export const mixedColours: Plugin = {
  name: 'mixed-colours',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    handler: code => ({ code: withMixedColours(code), map: null }),
  },
};

export const withMixedColours = (css: string) => css.replaceAll(CHECKED, '$1{$2:$3}');

/** Tailwind also declares variables that only classes absent from the sheet would read. */
export const readVariables: Plugin = {
  name: 'read-variables',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    handler: code => ({ code: withoutUnread(code), map: null }),
  },
};

export function withoutUnread(css: string): string {
  const read = new Set(css.match(/(?<=var\()--tw-[\w-]+/g));
  const ifRead = (text: string, name: string) => (read.has(name) ? text : '');
  return css
    .replaceAll(/@property (--tw-[\w-]+)\{[^{}]*\}/g, ifRead)
    .replaceAll(/(?<=[{;])(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g, ifRead);
}
