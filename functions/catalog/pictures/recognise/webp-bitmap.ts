import type { PictureReader } from './picture-reader.ts';
import type { Size } from './picture-size.ts';
import type { PictureWriter } from './picture-writer.ts';
import { type Chunk, keepChunk } from './webp-chunks.ts';
import { damaged } from './wrong-picture.ts';

type Within = { chunks: Iterable<Chunk>; besides: string[] };

/** Keeps the one bitmap among these chunks, and the chunks that belong to it. */
export function keepBitmap(picture: PictureReader, output: PictureWriter, { chunks, besides }: Within): Size {
  let size: Size | undefined;
  for (const chunk of chunks) {
    if (size) continue;
    size = sizeOfBitmap(picture, chunk);
    if (size || besides.includes(chunk.type)) keepChunk(output, chunk);
  }
  if (!size) throw damaged();
  return size;
}

function sizeOfBitmap(picture: PictureReader, chunk: Chunk): Size | undefined {
  if (chunk.type === 'VP8 ') return sizeOfLossy(picture, chunk);
  if (chunk.type === 'VP8L') return sizeOfLossless(picture, chunk);
  return undefined;
}

function sizeOfLossy(picture: PictureReader, { body, end }: Chunk): Size {
  const tag = picture.uint24(body);
  const isKeyFrame = (tag & 0x01) === 0;
  const isShown = (tag & 0x10) !== 0;
  const partition = tag >> 5;
  if (!isKeyFrame || !isShown || !picture.holds(body + 3, '\x9d\x01\x2a')) throw damaged();
  if (body + 10 + partition > end) throw damaged();
  return { width: picture.uint16(body + 6, true) & 0x3fff, height: picture.uint16(body + 8, true) & 0x3fff };
}

function sizeOfLossless(picture: PictureReader, { body, end }: Chunk): Size {
  if (body + 5 > end || picture.uint8(body) !== 0x2f) throw damaged();
  const header = picture.uint32(body + 1, true);
  if (header >>> 29 !== 0) throw damaged();
  return { width: (header & 0x3fff) + 1, height: ((header >>> 14) & 0x3fff) + 1 };
}
