import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = resolve('node_modules/react-router/dist/production');

/** Lighter files for the same imports: the router without its warnings for developers, and a plain maker of icons. */
export const lighter = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('web/ui/lucide-icon.tsx') },
];

const HELPER = '\0vite/preload-helper.js';

/** The painted page names every file that its screen needs, so that an import has nothing to preload. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (id === HELPER ? id : undefined),
  load: id => (id === HELPER ? 'export const __vitePreload = load => load();' : undefined),
};
