import { dirname } from 'node:path';
import { FOLDERS, type Source } from '../../scripts/test/sources.ts';

/** Files directly in these folders count on their own: they assemble the rest, or are used everywhere. */
const ENTRANCES = [...FOLDERS, 'web/admin'];
const folderOf = (path: string) => (ENTRANCES.includes(dirname(path)) ? path : dirname(path));

type Tie = { from: string; to: string; tie: string };

/** Folders with circular imports of any kind, each group with the imports that tie it. */
export function circlesOfFolders(files: Source[]): Tie[] {
  const known = new Set(files.map(({ path }) => path));
  const ties = files.flatMap(({ path, imports }) =>
    imports
      .filter(({ of }) => known.has(of) && folderOf(of) !== folderOf(path))
      .map(({ of }) => ({ from: folderOf(path), to: folderOf(of), tie: `${path} imports ${of}` })),
  );
  const above = new Map<string, Set<string>>();
  for (const { from, to } of ties) above.set(from, (above.get(from) ?? new Set()).add(to));
  const reached = new Map([...above.keys()].map(folder => [folder, reachedFrom(folder, above)]));
  return ties.filter(({ from, to }) => reached.get(to)?.has(from));
}

function reachedFrom(start: string, above: Map<string, Set<string>>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of above.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
