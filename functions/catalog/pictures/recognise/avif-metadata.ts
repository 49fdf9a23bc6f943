import { type Box, boxesIn } from './avif-boxes.ts';
import { extentsIn, itemsIn } from './avif-items.ts';
import type { PictureReader } from './picture-reader.ts';
import { cutOff, damaged } from './wrong-picture.ts';

/** The picture, the copy that is being cleaned, and where the items' data is. */
export type Cleaning = {
  picture: PictureReader;
  output: Uint8Array<ArrayBuffer>;
  data: Box[];
  erased: number;
};
/** The boxes inside `meta`, by type. */
export type Meta = Map<string, Box>;
type Place = { item: number; start: number; end: number };

const META_BOXES = ['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'dinf', 'grpl'];
/** EXIF, XMP, and other data about the picture rather than in it. */
const METADATA = ['Exif', 'mime', 'uri '];
const FREE = [...'free'].map(char => char.charCodeAt(0));

/** Blanks a box that is not part of the picture, so that no offset has to change. */
export function emptyBox({ output }: Cleaning, { start, body, end }: Box) {
  output.set(FREE, start + 4);
  output.fill(0, body, end);
}

export function readMeta(cleaning: Cleaning, { body, end }: Box): Meta {
  const meta: Meta = new Map();
  for (const box of boxesIn(cleaning.picture, body + 4, end)) {
    if (!META_BOXES.includes(box.type)) emptyBox(cleaning, box);
    else if (meta.has(box.type)) throw damaged();
    else meta.set(box.type, box);
  }
  return meta;
}

export function requireBox(meta: Meta, type: string): Box {
  const box = meta.get(type);
  if (!box) throw damaged();
  return box;
}

/** Overwrites the metadata with zeroes. */
export function eraseMetadata(cleaning: Cleaning, meta: Meta) {
  const metadata = new Set<number>();
  for (const { id, kind } of itemsIn(cleaning.picture, requireBox(meta, 'iinf'))) {
    if (METADATA.includes(kind)) metadata.add(id);
  }
  for (const { item, start, end } of placesIn(cleaning, meta)) {
    if (!metadata.has(item)) continue;
    // Tracks may point to the same metadata repeatedly; without a budget, that could take for ever.
    cleaning.erased += end - start;
    if (cleaning.erased > 4 * cleaning.picture.length) throw damaged();
    cleaning.output.fill(0, start, end);
  }
}

/** The byte ranges of the items, always within the data. */
export function* placesIn({ picture, data }: Cleaning, meta: Meta): Generator<Place> {
  const idat = meta.get('idat');
  for (const { item, method, start, length } of extentsIn(picture, requireBox(meta, 'iloc'))) {
    if (length === 0) continue;
    const boxes = method === 0 ? data : method === 1 && idat ? [idat] : [];
    const from = method === 1 && idat ? idat.body + start : start;
    const end = from + length;
    if (end > picture.length) throw cutOff();
    if (!boxes.some(box => from >= box.body && end <= box.end)) throw damaged();
    yield { item, start: from, end };
  }
}
