import { resolve } from 'node:path';

const ROUTER = resolve('node_modules/react-router/dist/production');

/** Lighter files for the same imports: the router without its warnings for developers, and a plain maker of icons. */
export const lighter = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('web/ui/lucide-icon.tsx') },
];
