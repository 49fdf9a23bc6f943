import { type Box, BoxReader, boxesIn } from './avif-boxes.ts';
import type { PictureReader } from './picture-reader.ts';
import type { Size } from './picture-size.ts';
import { damaged } from './wrong-picture.ts';

/** The displayed size of an item, from its `ispe` and `irot` properties. */
export function sizeOfItem(picture: PictureReader, iprp: Box, item: number): Size {
  let list: Box | undefined;
  let own: Set<number> | undefined;
  for (const box of boxesIn(picture, iprp.body, iprp.end)) {
    if (box.type === 'ipco') list ??= box;
    if (box.type === 'ipma') own ??= propertiesOf(picture, box, item);
  }
  if (!list || !own) throw damaged();

  let size: Size | undefined;
  let isTurned = false;
  let index = 0;
  for (const property of boxesIn(picture, list.body, list.end)) {
    index++;
    if (!own.has(index)) continue;
    if (property.type === 'ispe') size ??= readExtent(picture, property);
    if (property.type === 'irot') isTurned = (new BoxReader(picture, property).next(1) & 1) === 1;
  }
  if (!size) throw damaged();
  return isTurned ? { width: size.height, height: size.width } : size;
}

function propertiesOf(picture: PictureReader, ipma: Box, item: number): Set<number> | undefined {
  const reader = new BoxReader(picture, ipma);
  const { version, flags } = reader.nextVersion();
  const idBytes = version === 0 ? 2 : 4;
  const [indexBytes, mask] = flags & 1 ? [2, 0x7fff] : [1, 0x7f];
  for (let entries = reader.next(4); entries > 0; entries--) {
    const id = reader.next(idBytes);
    const indices = Array.from({ length: reader.next(1) }, () => reader.next(indexBytes) & mask);
    if (id === item) return new Set(indices);
  }
  return undefined;
}

function readExtent(picture: PictureReader, ispe: Box): Size {
  const reader = new BoxReader(picture, ispe);
  reader.nextVersion();
  return { width: reader.next(4), height: reader.next(4) };
}
