import { type Box, readBox } from './avif-boxes.ts';
import { itemsIn, readPrimary } from './avif-items.ts';
import {
  type Cleaning,
  emptyBox,
  eraseMetadata,
  type Meta,
  placesIn,
  readMeta,
  requireBox,
} from './avif-metadata.ts';
import { cleanMovie } from './avif-movie.ts';
import { sizeOfItem } from './avif-size.ts';
import type { PictureReader } from './picture-reader.ts';
import type { CleanPicture } from './picture-size.ts';
import { damaged } from './wrong-picture.ts';

type Outline = { meta?: Box; moov?: Box; end: number };

const BRANDS = ['avif', 'avis'];
const FILE_BOXES = ['ftyp', 'meta', 'moov', 'mdat', 'free', 'skip', 'uuid'];
const PICTURES = ['av01', 'grid'];
const MOST_DATA_BOXES = 64;

/** Checks all brands: the major one is at offset 8, the compatible ones follow the version. */
export function isAvif(picture: PictureReader): boolean {
  if (!picture.holds(4, 'ftyp')) return false;
  const end = Math.min(picture.uint32(0), picture.length);
  for (let at = 8; at < end; at += at === 8 ? 8 : 4) {
    if (BRANDS.some(brand => picture.holds(at, brand))) return true;
  }
  return false;
}

export function cleanAvif(picture: PictureReader): CleanPicture {
  const cleaning: Cleaning = { picture, output: picture.bytes.slice(), data: [], erased: 0 };
  const outline = readOutline(cleaning);
  if (!outline.meta) throw damaged();
  const meta = readMeta(cleaning, outline.meta);
  const primary = readPrimary(picture, requireBox(meta, 'pitm'));
  assertPicture(picture, requireBox(meta, 'iinf'), primary);

  const size = sizeOfItem(picture, requireBox(meta, 'iprp'), primary);
  eraseMetadata(cleaning, meta);
  if (outline.moov) cleanMovie(cleaning, { moov: outline.moov, size });
  return { ...size, bytes: cleaning.output.slice(0, endOfPicture(cleaning, { outline, meta, primary })) };
}

/** Finds the file's boxes, up to where the picture is complete and something else follows. */
function readOutline(cleaning: Cleaning): Outline {
  const { picture, data } = cleaning;
  const outline: Outline = { end: picture.length };
  for (let at = 0; at < picture.length; ) {
    const isComplete = outline.meta && data.length > 0;
    if (isComplete && !FILE_BOXES.some(type => picture.holds(at + 4, type))) return { ...outline, end: at };
    const box = readBox(picture, at, picture.length);
    if (box.type === 'mdat') data.push(box);
    else if (box.type === 'meta' || box.type === 'moov') {
      if (outline[box.type]) throw damaged();
      outline[box.type] = box;
    } else if (at > 0) emptyBox(cleaning, box);
    if (data.length > MOST_DATA_BOXES) throw damaged();
    at = box.end;
  }
  return outline;
}

function assertPicture(picture: PictureReader, iinf: Box, primary: number) {
  for (const { id, kind } of itemsIn(picture, iinf)) if (id === primary && PICTURES.includes(kind)) return;
  throw damaged();
}

type Whole = { outline: Outline; meta: Meta; primary: number };

/** An `mdat` without a length runs to the end of the file; the picture ends with the last item in it. */
function endOfPicture(cleaning: Cleaning, { outline, meta, primary }: Whole): number {
  let hasData = false;
  let end = 0;
  for (const place of placesIn(cleaning, meta)) {
    if (place.item === primary) hasData = true;
    end = Math.max(end, place.end);
  }
  if (!hasData) throw damaged();

  const last = cleaning.data.at(-1);
  const isOpen = last && cleaning.picture.uint32(last.start) === 0;
  if (!isOpen) return outline.end;
  if (outline.moov) throw damaged();
  return Math.max(end, last.body);
}
