import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { namedLater } from '../web/screen-files.ts';

const SCREEN = /-screen\.tsx$/;

/**
 * Names in the page shell what takes the page over, and which files each screen is made of, for the edge to name
 * in the page that it paints: the browser then loads them beside each other.
 */
export const screenFiles: Plugin = {
  name: 'screen-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk: entry }) => {
      const atOnce = entry ? filesBelow(bundle, entry.fileName) : [];
      const behind = filesBehind(bundle, atOnce);
      const known = [...atOnce, ...behind];
      const screens = Object.values(bundle).flatMap(chunk => {
        if (chunk.type !== 'chunk' || !SCREEN.test(chunk.facadeModuleId ?? '')) return [];
        const name = relative(resolve('web'), chunk.facadeModuleId ?? '').replace(SCREEN, '');
        const files = [...importersOf(bundle, chunk.fileName), chunk.fileName]
          .flatMap(file => filesBelow(bundle, file))
          .filter((file, index, all) => !known.includes(file) && all.indexOf(file) === index);
        return [[name, files.map(file => `/${file}`)] as const];
      });
      const list = `<!--screens ${JSON.stringify(Object.fromEntries(screens))}-->`;
      return html.replace('<!--screens-->', () => list + namedLater(behind.map(file => `/${file}`)));
    },
  },
};

/** What the first script, which comes at once, has loaded after it. */
function filesBehind(bundle: Rolldown.OutputBundle, atOnce: string[]): string[] {
  const behind = new Set<string>(atOnce);
  for (const file of atOnce) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const next of chunk.dynamicImports) filesBelow(bundle, next, behind);
  }
  return [...behind].slice(atOnce.length);
}

/** Where the route of a screen is: another file than the first, for most of them. */
function importersOf(bundle: Rolldown.OutputBundle, file: string): string[] {
  const importers = Object.values(bundle).filter(
    it => it.type === 'chunk' && it.dynamicImports.includes(file),
  );
  return importers.map(({ fileName }) => fileName);
}

function filesBelow(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found];
  found.add(file);
  for (const imported of chunk.imports) filesBelow(bundle, imported, found);
  return [...found];
}
