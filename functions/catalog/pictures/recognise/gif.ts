import type { PictureReader } from './picture-reader.ts';
import type { CleanPicture, Size } from './picture-size.ts';
import { PictureWriter } from './picture-writer.ts';
import { damaged } from './wrong-picture.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

const TIMING = 0xf9;
const APPLICATION = 0xff;
/** The two application extensions that set the loop count. */
const LOOPS = ['\x0bNETSCAPE2.0\x03\x01', '\x0bANIMEXTS1.0\x03\x01'];
const LOOP_BYTES = 18;

export const isGif = (picture: PictureReader) => picture.holds(0, 'GIF87a') || picture.holds(0, 'GIF89a');

export function cleanGif(picture: PictureReader): CleanPicture {
  const output = new PictureWriter(picture);
  const size = { width: picture.uint16(6, true), height: picture.uint16(8, true) };
  let at = 13 + coloursBytes(picture.uint8(10));
  picture.require(at);
  output.keep(0, at);

  let images = 0;
  for (;;) {
    const block = picture.uint8(at);
    const start = at;
    if (block === TRAILER) break;
    if (block === IMAGE) {
      at = endOfImage(picture, start, size);
      output.keep(start, at);
      images++;
    } else if (block === EXTENSION) {
      at = endOfExtension(picture, start);
      keepExtension(picture, output, { start, end: at });
    } else throw damaged();
  }
  if (images === 0) throw damaged();
  output.write(TRAILER);
  return { ...size, bytes: output.finish() };
}

const coloursBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function endOfImage(picture: PictureReader, start: number, { width, height }: Size): number {
  const [left, top] = [picture.uint16(start + 1, true), picture.uint16(start + 3, true)];
  const [imageWidth, imageHeight] = [picture.uint16(start + 5, true), picture.uint16(start + 7, true)];
  if (imageWidth === 0 || left + imageWidth > width) throw damaged();
  if (imageHeight === 0 || top + imageHeight > height) throw damaged();

  const data = start + 10 + coloursBytes(picture.uint8(start + 9));
  const codeBits = picture.uint8(data);
  if (codeBits < 1 || codeBits > 11) throw damaged();
  return endOfData(picture, data + 1);
}

function endOfExtension(picture: PictureReader, start: number): number {
  const end = endOfData(picture, start + 2);
  if (picture.uint8(start + 1) === TIMING && (end !== start + 8 || picture.uint8(start + 2) !== 4))
    throw damaged();
  return end;
}

/** Data comes in sub-blocks prefixed with their length; an empty one ends it. */
function endOfData(picture: PictureReader, from: number): number {
  let at = from;
  for (let length = -1; length !== 0; at += 1 + length) length = picture.uint8(at);
  return at;
}

/** Drops comments and application data. */
function keepExtension(
  picture: PictureReader,
  output: PictureWriter,
  { start, end }: { start: number; end: number },
) {
  const label = picture.uint8(start + 1);
  if (label === TIMING) output.keep(start, end);
  if (label !== APPLICATION || !LOOPS.some(name => picture.holds(start + 2, name))) return;
  output.keep(start, start + LOOP_BYTES);
  output.write(0);
}
