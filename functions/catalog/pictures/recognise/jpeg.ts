import { EXIF_BYTES, exifOf, readOrientation, sizeAsShown } from './orientation.ts';
import type { PictureReader } from './picture-reader.ts';
import type { CleanPicture, Size } from './picture-size.ts';
import { PictureWriter } from './picture-writer.ts';
import { damaged } from './wrong-picture.ts';

type Segment = { marker: number; start: number; end: number };

const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
const EXIF = 0xe1;
const JFIF_BYTES = 18;
const EXIF_HEADER = [0xff, EXIF, 0, 8 + EXIF_BYTES, 0x45, 0x78, 0x69, 0x66, 0, 0];

/** Tables, and the start of a scan. */
const PARTS = [0xc4, 0xcc, SCAN, 0xdb, 0xdc, 0xdd];
/** What a browser needs to show the right colours. */
const COLOURS = new Map([
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

export const isJpeg = (picture: PictureReader) => picture.holds(0, '\xff\xd8\xff');

export function cleanJpeg(picture: PictureReader): CleanPicture {
  const output = new PictureWriter(picture, EXIF_HEADER.length + EXIF_BYTES);
  let size: Size | undefined;
  let orientation: number | undefined;
  let scanned = false;

  output.keep(0, 2);
  for (const segment of segmentsOf(picture)) {
    if (isFrame(segment.marker)) {
      if (size) throw damaged();
      size = sizeOfFrame(picture, segment);
    }
    if (segment.marker === SCAN) {
      if (!size) throw damaged();
      scanned = true;
    }
    // As in a browser, only the first EXIF counts, and only before the pixels.
    if (orientation === undefined && !scanned && isExif(picture, segment)) {
      orientation = turnAlike(picture, output, segment);
    } else keepSegment(picture, output, segment);
  }
  if (!size || !scanned) throw damaged();
  return { ...sizeAsShown(size, orientation), bytes: output.finish() };
}

/** Every segment to the end of the picture; that of a scan includes the scan itself. */
function* segmentsOf(picture: PictureReader): Generator<Segment> {
  let at = 2;
  for (;;) {
    const start = startOfMarker(picture, at);
    const marker = picture.uint8(start + 1);
    if (marker === END) {
      yield { marker, start, end: start + 2 };
      return;
    }
    if (!isPart(marker) && !isPassing(marker)) throw damaged();
    const length = picture.uint16(start + 2);
    if (length < 2) throw damaged();
    const end = start + 2 + length;
    picture.require(end);
    at = marker === SCAN ? endOfScan(picture, end) : end;
    yield { marker, start, end: at };
  }
}

/** A marker may follow any number of fill bytes. */
function startOfMarker(picture: PictureReader, from: number): number {
  let at = from;
  if (picture.uint8(at) !== 0xff) throw damaged();
  while (picture.uint8(at + 1) === 0xff) at++;
  return at;
}

/** Within a scan, 0xff 0x00 is data and 0xff 0xd0 to 0xd7 a restart; any other marker ends it. */
function endOfScan({ bytes, length }: PictureReader, from: number): number {
  let at = from;
  for (; at < length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) break;
  }
  return at;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isPart = (marker: number) => isFrame(marker) || PARTS.includes(marker) || marker === END;
const isPassing = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

const isExif = (picture: PictureReader, { marker, start }: Segment) =>
  marker === EXIF && picture.holds(start + 4, 'Exif\0\0');

function isColour(picture: PictureReader, { marker, start }: Segment): boolean {
  const name = COLOURS.get(marker);
  return name !== undefined && picture.holds(start + 4, name);
}

function sizeOfFrame(picture: PictureReader, { start, end }: Segment): Size {
  const components = end >= start + 10 ? picture.uint8(start + 9) : 0;
  if (components === 0 || end !== start + 10 + 3 * components) throw damaged();
  return { width: picture.uint16(start + 7), height: picture.uint16(start + 5) };
}

function turnAlike(picture: PictureReader, output: PictureWriter, { start, end }: Segment): number {
  const orientation = readOrientation(picture.part(Math.min(start + EXIF_HEADER.length, end), end));
  const exif = exifOf(orientation);
  if (exif) output.write(...EXIF_HEADER, ...exif);
  return orientation;
}

function keepSegment(picture: PictureReader, output: PictureWriter, segment: Segment) {
  const { marker, start, end } = segment;
  if (marker === JFIF && picture.holds(start + 4, 'JFIF\0')) keepJfif(output, segment);
  else if (isPart(marker) || isColour(picture, segment)) output.keep(start, end);
}

/** Drops the thumbnail, which may show what was cropped away later. */
function keepJfif(output: PictureWriter, { start, end }: Segment) {
  if (end < start + JFIF_BYTES) throw damaged();
  output.write(0xff, JFIF, 0, JFIF_BYTES - 2);
  output.keep(start + 4, start + JFIF_BYTES - 2);
  output.write(0, 0);
}
