import { checksum } from './checksum.ts';
import { EXIF_BYTES, exifOf, readOrientation, sizeAsShown } from './orientation.ts';
import type { PictureReader } from './picture-reader.ts';
import type { CleanPicture, Size } from './picture-size.ts';
import { PictureWriter } from './picture-writer.ts';
import { damaged } from './wrong-picture.ts';

type Chunk = { type: string; start: number; body: number; end: number };

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const FRAME_BYTES = 26;
const EXIF_TYPE = [0x65, 0x58, 0x49, 0x66];

const PICTURE = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
const COLOURS = 'cHRM gAMA iCCP sBIT sRGB bKGD hIST tRNS pHYs sPLT cICP mDCv mDCV cLLi cLLI'.split(' ');
const ANIMATION = ['acTL', 'fcTL', 'fdAT'];
const KEPT = new Set([...PICTURE, ...COLOURS, ...ANIMATION]);

/** Allowed bit depths per colour type. */
const DEPTHS = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

export const isPng = (picture: PictureReader) => picture.holds(0, SIGNATURE);

export function cleanPng(picture: PictureReader): CleanPicture {
  const output = new PictureWriter(picture, 12 + EXIF_BYTES);
  let size: Size | undefined;
  let orientation: number | undefined;
  let pixelBytes = 0;

  output.keep(0, SIGNATURE.length);
  for (const chunk of chunksOf(picture)) {
    const { type, start, body, end } = chunk;
    if ((type === 'IHDR') === (size !== undefined)) throw damaged();
    size ??= readHeader(picture, chunk);
    if (type === 'fcTL') assertFrameInside(picture, chunk, size);
    if (type === 'IDAT') pixelBytes += end - 4 - body;
    // As in a browser, only the first EXIF counts, and only before the pixels.
    if (type === 'eXIf' && orientation === undefined && pixelBytes === 0) {
      orientation = turnAlike(picture, output, chunk);
    } else if (KEPT.has(type)) output.keep(start, end);
    else if (isCritical(picture, chunk)) throw damaged();
  }
  if (!size || pixelBytes === 0) throw damaged();
  return { ...sizeAsShown(size, orientation), bytes: output.finish() };
}

/** Every chunk up to IEND, each with its checksum verified. */
function* chunksOf(picture: PictureReader): Generator<Chunk> {
  let at = SIGNATURE.length;
  for (let type = ''; type !== 'IEND'; ) {
    const body = at + 8;
    const end = body + picture.uint32(at) + 4;
    picture.require(end);
    if (picture.uint32(end - 4) !== checksum(picture.bytes, at + 4, end - 4)) throw damaged();
    type = picture.text(at + 4, 4);
    yield { type, start: at, body, end };
    at = end;
  }
}

function readHeader(picture: PictureReader, { body, end }: Chunk): Size {
  if (end !== body + 13 + 4) throw damaged();
  const depths = DEPTHS.get(picture.uint8(body + 9));
  const [compression, filter, interlace] = picture.bytes.subarray(body + 10, body + 13);
  if (!depths?.includes(picture.uint8(body + 8))) throw damaged();
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) throw damaged();
  return { width: picture.uint32(body), height: picture.uint32(body + 4) };
}

function assertFrameInside(picture: PictureReader, { body, end }: Chunk, { width, height }: Size) {
  if (end !== body + FRAME_BYTES + 4) throw damaged();
  const [frameWidth, frameHeight] = [picture.uint32(body + 4), picture.uint32(body + 8)];
  const [left, top] = [picture.uint32(body + 12), picture.uint32(body + 16)];
  if (frameWidth === 0 || left + frameWidth > width) throw damaged();
  if (frameHeight === 0 || top + frameHeight > height) throw damaged();
}

function turnAlike(picture: PictureReader, output: PictureWriter, { body, end }: Chunk): number {
  const orientation = readOrientation(picture.part(body, end - 4));
  const exif = exifOf(orientation);
  if (exif) {
    const named = Uint8Array.of(...EXIF_TYPE, ...exif);
    const proof = checksum(named, 0, named.length);
    const proofBytes = [24, 16, 8, 0].map(bits => (proof >>> bits) & 0xff);
    output.write(0, 0, 0, EXIF_BYTES, ...named, ...proofBytes);
  }
  return orientation;
}

/** An upper-case first letter marks a chunk that every decoder must understand. */
const isCritical = (picture: PictureReader, { start }: Chunk) => (picture.uint8(start + 4) & 0x20) === 0;
