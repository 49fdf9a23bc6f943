import type { Plugin, Rolldown } from 'vite';
import { pages } from '../../web/pages.ts';
import { preloadLinks } from '../../web/preloads.ts';
import { fileOf } from './page-routes.ts';

/**
 * Names in the shell the scripts that hydrate a page, and lists those of each page for the edge to name when it
 * renders that page: the browser then loads them in parallel.
 */
export const pagePreloads: Plugin = {
  name: 'page-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk: entry }) => {
      const first = entry ? filesBelow(bundle, entry.fileName) : [];
      const shared = sharedAfter(bundle, first);
      const known = [...first, ...shared];
      const chunks = Object.values(bundle).filter(it => it.type === 'chunk');
      const ofPages = pages.flatMap(page => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === fileOf(page));
        if (!chunk) throw new Error(`${page.path} has no script`);
        const files = [...importersOf(chunks, chunk.fileName), chunk.fileName]
          .flatMap(file => filesBelow(bundle, file))
          .filter((file, index, all) => !known.includes(file) && all.indexOf(file) === index);
        return [[page.path, files.map(file => `/${file}`)] as const];
      });
      const list = `<!--preloads ${JSON.stringify(Object.fromEntries(ofPages))}-->`;
      return html.replace('<!--preloads-->', () => list + preloadLinks(shared.map(file => `/${file}`)));
    },
  },
};

/** What the first script loads after the first paint. */
function sharedAfter(bundle: Rolldown.OutputBundle, first: string[]): string[] {
  const found = new Set<string>(first);
  for (const file of first) {
    const chunk = bundle[file];
    const always =
      chunk?.type === 'chunk' ? chunk.dynamicImports.filter(next => !isAtTimes(bundle[next])) : [];
    for (const next of always) filesBelow(bundle, next, found);
  }
  return [...found].slice(first.length);
}

/** Few visitors follow a link that hands over a session, or submit a form before hydration. */
const isAtTimes = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === 'chunk' && /\/web\/(handed-over|held-form)\.ts$/.test(file.facadeModuleId ?? '');

/** Where the route of a page is: with the first pages, or with the others. */
const importersOf = (chunks: Rolldown.OutputChunk[], file: string) =>
  chunks.filter(({ dynamicImports }) => dynamicImports.includes(file)).map(({ fileName }) => fileName);

function filesBelow(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found];
  found.add(file);
  for (const imported of chunk.imports) filesBelow(bundle, imported, found);
  return [...found];
}
