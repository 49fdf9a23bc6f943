import type { PictureReader } from './picture-reader.ts';
import type { CleanPicture, Size } from './picture-size.ts';
import { PictureWriter } from './picture-writer.ts';
import { keepBitmap } from './webp-bitmap.ts';
import { CHUNK_HEADER_BYTES, type Chunk, chunksIn, keepChunk } from './webp-chunks.ts';
import { damaged } from './wrong-picture.ts';

const FILE_HEADER_BYTES = 12;
const CANVAS = FILE_HEADER_BYTES + CHUNK_HEADER_BYTES;
const CANVAS_BYTES = 10;
const FRAME_BYTES = 16;

const ANIMATED = 0x02;
/** Animation, alpha and ICC; the other flags announce metadata, which is dropped. */
const KEPT_FLAGS = ANIMATED | 0x10 | 0x20;

export const isWebp = (picture: PictureReader) => picture.holds(0, 'RIFF') && picture.holds(8, 'WEBP');

export function cleanWebp(picture: PictureReader): CleanPicture {
  const end = CHUNK_HEADER_BYTES + picture.uint32(4, true);
  picture.require(end);
  const output = new PictureWriter(picture, 1);
  output.keep(0, FILE_HEADER_BYTES);

  const isExtended = picture.holds(FILE_HEADER_BYTES, 'VP8X');
  const size = isExtended
    ? keepExtended(picture, output, end)
    : keepBitmap(picture, output, { chunks: chunksIn(picture, FILE_HEADER_BYTES, end), besides: [] });
  output.writeLengthAt(4, output.length - CHUNK_HEADER_BYTES);
  return { ...size, bytes: output.finish() };
}

/** The extended format (VP8X), still or animated. */
function keepExtended(picture: PictureReader, output: PictureWriter, end: number): Size {
  if (picture.uint32(CANVAS - 4, true) !== CANVAS_BYTES) throw damaged();
  const flags = picture.uint8(CANVAS) & KEPT_FLAGS;
  const canvas = { width: picture.uint24(CANVAS + 4) + 1, height: picture.uint24(CANVAS + 7) + 1 };
  const contents = CANVAS + CANVAS_BYTES;
  output.keep(FILE_HEADER_BYTES, CANVAS);
  output.write(flags, 0, 0, 0);
  output.keep(CANVAS + 4, contents);

  const chunks = chunksIn(picture, contents, end);
  if (flags & ANIMATED) keepFrames(picture, output, { chunks, canvas });
  else assertSame(keepBitmap(picture, output, { chunks, besides: ['ICCP', 'ALPH'] }), canvas);
  return canvas;
}

type Animation = { chunks: Iterable<Chunk>; canvas: Size };

function keepFrames(picture: PictureReader, output: PictureWriter, { chunks, canvas }: Animation) {
  let frames = 0;
  for (const chunk of chunks) {
    if (chunk.type === 'ICCP' || chunk.type === 'ANIM') keepChunk(output, chunk);
    if (chunk.type !== 'ANMF') continue;
    keepFrame(picture, output, { chunk, canvas });
    frames++;
  }
  if (frames === 0) throw damaged();
}

type Frame = { chunk: Chunk; canvas: Size };

function keepFrame(picture: PictureReader, output: PictureWriter, { chunk, canvas }: Frame) {
  const { start, body, end } = chunk;
  const contents = body + FRAME_BYTES;
  if (contents > end) throw damaged();
  const [left, top] = [picture.uint24(body) * 2, picture.uint24(body + 3) * 2];
  const frame = { width: picture.uint24(body + 6) + 1, height: picture.uint24(body + 9) + 1 };
  if (left + frame.width > canvas.width || top + frame.height > canvas.height) throw damaged();

  const at = output.length;
  output.keep(start, contents);
  assertSame(
    keepBitmap(picture, output, { chunks: chunksIn(picture, contents, end), besides: ['ALPH'] }),
    frame,
  );
  output.writeLengthAt(at + 4, output.length - at - CHUNK_HEADER_BYTES);
}

function assertSame(bitmap: Size, expected: Size) {
  if (bitmap.width !== expected.width || bitmap.height !== expected.height) throw damaged();
}
