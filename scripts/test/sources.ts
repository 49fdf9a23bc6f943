import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const FOLDERS = ['db', 'functions', 'scripts', 'tests', 'web'];

export type Import = { kind: 'value' | 'type' | 'dynamic'; of: string };
export type Source = { path: string; text: string; imports: Import[] };

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every file of the five folders, and the top-level configuration, by path from the root. */
export const paths: string[] = [
  ...readdirSync('.').filter(name => /\.(ts|json|toml)$/.test(name)),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(path => !/(^|\/)(\.wrangler|test-results)\//.test(path)),
  ),
].sort();

/** Those with code, and what each imports: a path from the root, or the name of a package. */
export const sources: Source[] = paths
  .filter(path => /\.(ts|tsx|css)$/.test(path))
  .map(path => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: path.endsWith('.css') ? inStyles(text) : inScript(path, text) };
  });

export const under = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some(folder => path === folder || path.startsWith(`${folder}/`)));

/** The imported package; undefined for files of the project and for modules of Node or Vite. */
export function packageOf(of: string): string | undefined {
  if (
    /^(node|virtual):/.test(of) ||
    FOLDERS.some(folder => of.startsWith(`${folder}/`)) ||
    /^\w+\.ts$/.test(of)
  )
    return undefined;
  return of.split('/', of.startsWith('@') ? 2 : 1).join('/');
}

/** Follows the imports of a file; returns every file and package on the way. */
export function reachable(from: string, kinds: Import['kind'][]): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const imports = sources.find(source => source.path === path)?.imports ?? [];
    for (const { kind, of } of imports) if (kinds.includes(kind)) visit(of);
  };
  visit(from);
  return found;
}

function inScript(path: string, text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, name = '']) => ({
    kind: type ? ('type' as const) : ('value' as const),
    of: resolved(path, name),
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, name = '']) => ({
    kind: 'dynamic' as const,
    of: resolved(path, name),
  }));
  return [...statements, ...dynamic];
}

function inStyles(text: string): Import[] {
  return [...text.matchAll(/(?:@import|url\()\s*['"]([^'".][^'"]*)['"]/g)].map(([, of = '']) => ({
    kind: 'value',
    of,
  }));
}

function resolved(path: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(path), name.replace(/\?.*$/, '')) : name;
}
