import type { Plugin } from 'vite';

/** The server's React is only used whole, by the edge. */
const inBrowser = {
  apply: 'build',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
} as const;

/**
 * React is published as CommonJS, which is bundled whole and called through objects. As modules, what the shop does not use
 * falls away, and `jsx` and the hooks have short names. A unit test says which of these assumptions an upgrade has broken.
 */
export const reactModules: Plugin[] = [
  {
    name: 'react-modules',
    ...inBrowser,
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
      handler: code => ({ code: asModule(code), map: null }),
    },
  },
  {
    name: 'react-by-names',
    ...inBrowser,
    transform: {
      filter: { id: /\/node_modules\//, code: /^import React\d*\b|\.\.\.React\b/m },
      handler: code => ({ code: byNames(code), map: null }),
    },
  },
];

const PRODUCTION = /module\.exports = require\('(.+\.production\.js)'\)/;
const REQUIRED = /(?:var|,)\s+(\w+) = require\("([\w/-]+)"\)/g;
const ONLY_IN_REACTS_TESTS = /\bScheduler\.(log|unstable_setDisableYieldValue)\b/g;
/** What a ref to a fragment can do. The shop has none, and a test keeps it so. */
const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function \(.*?^\};\n/gms;
const EXPORTED_NAME = /^exports\.(\w+) =\s+((?!null\b)[A-Za-z_]\w*);$/gm;

export function asModule(code: string): string {
  const production = PRODUCTION.exec(code)?.[1];
  if (production) return `export * from '${production}';`;
  return code
    .replaceAll(REQUIRED, '\nimport * as $1 from "$2"')
    .replaceAll(ONLY_IN_REACTS_TESTS, 'undefined')
    .replaceAll(FRAGMENT_METHODS, '')
    .replaceAll(EXPORTED_NAME, 'export { $2 as $1 };')
    .replaceAll(/^exports\.(\w+) =/gm, 'export let $1 =')
    .replaceAll(/\bexports\.(\w+)/g, '$1');
}

const DEFAULT_IMPORT = /^import (React\d*)(?:, (\{.*\}))? from (["']react["'];?)$/gm;
const COPY_OF_ALL = /^export const (\w+) = \{\s+\.\.\.React\s+\};/m;

/** Packages that import React as an object, or copy it, would keep all of it. */
export const byNames = (code: string) =>
  code
    .replaceAll(DEFAULT_IMPORT, (_, all, names, from) =>
      [`import * as ${all} from ${from}`, names && `import ${names} from ${from}`].filter(Boolean).join('\n'),
    )
    .replace(COPY_OF_ALL, 'export { React as $1 };');
