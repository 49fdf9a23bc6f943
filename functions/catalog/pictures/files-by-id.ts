import type { PictureFile } from '../../../db/schema/pictures.ts';

/** Groups a store's files by the picture in their name; ignores any others. */
export function filesById(names: string[]): Map<string, PictureFile[]> {
  const found = new Map<string, PictureFile[]>();
  for (const name of names) {
    const id = /^[0-9a-f]{40}(?=[-.])/.exec(name)?.[0];
    if (id) found.set(id, [...(found.get(id) ?? []), { name, width: 0, height: 0 }]);
  }
  return found;
}
