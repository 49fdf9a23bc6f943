import type { PictureReader } from './picture-reader.ts';
import type { PictureWriter } from './picture-writer.ts';
import { damaged } from './wrong-picture.ts';

export type Chunk = { type: string; start: number; body: number; end: number };

export const CHUNK_HEADER_BYTES = 8;

export function* chunksIn(picture: PictureReader, from: number, to: number): Generator<Chunk> {
  for (let start = from; start < to; ) {
    const body = start + CHUNK_HEADER_BYTES;
    if (body > to) throw damaged();
    const end = body + picture.uint32(start + 4, true);
    if (end > to) throw damaged();
    yield { type: picture.text(start, 4), start, body, end };
    start = end + paddingOf(end - body);
  }
}

/** Some encoders leave out the padding of the last chunk. */
export function keepChunk(output: PictureWriter, { start, body, end }: Chunk) {
  output.keep(start, end);
  if (paddingOf(end - body)) output.write(0);
}

const paddingOf = (length: number) => length % 2;
