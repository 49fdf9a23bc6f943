import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = resolve('node_modules/react-router/dist/production');

/**
 * Smaller files for the same imports: the router's production build and a minimal icon factory. The packages export neither;
 * a unit test says which of these assumptions an upgrade has broken.
 */
export const lighterImports = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('web/ui/lucide-icon.tsx') },
];

const HELPER = '\0vite/preload-helper.js';

/** The rendered page names every file that its screen needs, so imports need no preloading. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (id === HELPER ? id : undefined),
  load: id => (id === HELPER ? 'export const __vitePreload = load => load();' : undefined),
  renderChunk: code => ({
    code: code.replaceAll(/\b__vitePreload(\$\d+)?\(/g, '(').replaceAll(/,\s*__VITE_PRELOAD__\)/g, ')()'),
    map: null,
  }),
};

/**
 * Removes the router's links, forms and prefetching where they are not rendered: names for developer tools, calls
 * not known to be pure, and warnings for developers would keep them. Removes also what a router with instruments or with
 * server components needs; the shop's has neither.
 */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: code => ({ code: withoutUnusedOptions(withoutNames(code)), map: null }),
  },
};

export const withoutNames = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^(\s+)(warning|warnOnce)\(/gm, '$1/* @__PURE__ */ $2(');

export const withoutUnusedOptions = (code: string) =>
  code
    .replaceAll(/\binit\.instrumentations\b/g, 'undefined')
    .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, '')
    .replaceAll(/\bif \(this\.context\b/g, 'if (false');

/** zod writes code at run time where it can. The shop's policy forbids that, and browsers report each attempt. */
export const zodWithoutCode: Plugin = {
  name: 'zod-without-code',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: code => ({ code: jitless(code), map: null }),
  },
};

export const jitless = (code: string) =>
  code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');

/** Names of icons and their parts are random and do not compress: the factory counts them instead. */
export const lighterIcons: Plugin = {
  name: 'lighter-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: code => ({ code: withoutKeys(code), map: null }),
  },
};

export const withoutKeys = (code: string) =>
  code.replaceAll(/,\s+key: "\w+"/g, '').replace(/\bname: "[\w-]+",\s+size: 24,/, '');
