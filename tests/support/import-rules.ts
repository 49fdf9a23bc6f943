import { expect } from 'vitest';
import type { Import, Source } from '../../scripts/test/sources.ts';

/** The imports that break a rule, one per line, with the fix. */
export function broken(files: Source[], breaks: (imported: Import, source: Source) => boolean) {
  return files.flatMap(source =>
    source.imports.filter(one => breaks(one, source)).map(({ of }) => `${source.path} imports ${of}`),
  );
}
export const holds = (found: string[], whatToDo: string) => expect(found, whatToDo).toEqual([]);

export const is = (of: string, ...places: string[]) =>
  places.some(place => of === place || of.startsWith(`${place}/`));
