import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Page, pages } from '../../web/pages.ts';

/** The pages whose routes each of these modules has. */
const MODULES: Record<string, (page: Page) => boolean> = {
  'virtual:first-pages': ({ eager }) => eager === true,
  'virtual:other-pages': ({ eager }) => !eager,
};

/** Vite's mark for a module without a file. */
const VIRTUAL = '\0';

/** Generates the routes of `web/pages.ts`, so that a browser gets only the part of the table that it uses. */
export const pageRoutes: Plugin = {
  name: 'page-routes',
  resolveId: id => (id in MODULES ? VIRTUAL + id : undefined),
  load(id) {
    const belongs = id.startsWith(VIRTUAL) && MODULES[id.slice(1)];
    return belongs ? `export default [${pages.filter(belongs).map(routeOf)}];` : undefined;
  },
};

export const fileOf = ({ screen }: Page) => resolve(`web/${screen}-screen.tsx`);

/** The id is the same at the edge and in the browser, which do not know the same routes. */
function routeOf(page: Page): string {
  const { path, footer, enclosed, cacheable, light } = page;
  const lazy = `() => import(${JSON.stringify(fileOf(page))})`;
  const handle = JSON.stringify({ footer, enclosed, cacheable, light });
  return `{ id: ${JSON.stringify(`page ${path}`)}, path: ${JSON.stringify(path)}, lazy: ${lazy}, handle: ${handle} }`;
}
