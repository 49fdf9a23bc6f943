import type { PictureReader } from './picture-reader.ts';
import { cutOff, damaged } from './wrong-picture.ts';

/** A box (ISO base media format): `start` of its header, `body` of its content, and its end. */
export type Box = { type: string; start: number; body: number; end: number };

export function readBox(picture: PictureReader, start: number, to: number): Box {
  if (start + 8 > to) throw cutOff();
  const short = picture.uint32(start);
  const length = short === 0 ? to - start : short === 1 ? picture.uint64(start + 8) : short;
  const body = start + (short === 1 ? 16 : 8);
  if (start + length < body) throw damaged();
  if (start + length > to) throw cutOff();
  return { type: picture.text(start + 4, 4), start, body, end: start + length };
}

export function* boxesIn(picture: PictureReader, from: number, to: number): Generator<Box> {
  for (let at = from; at < to; ) {
    const box = readBox(picture, at, to);
    yield box;
    at = box.end;
  }
}

/** Reads one number after the other, and never beyond the box. */
export class BoxReader {
  readonly #box: PictureReader;
  #at = 0;

  constructor(picture: PictureReader, { body, end }: Box) {
    this.#box = picture.part(body, end);
  }

  /** An unsigned number of `bytes` bytes; 0 for none. */
  next(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    if (bytes === 8) return this.#box.uint64(at);
    if (bytes === 4) return this.#box.uint32(at);
    if (bytes === 2) return this.#box.uint16(at);
    if (bytes === 1) return this.#box.uint8(at);
    if (bytes !== 0) throw damaged();
    return 0;
  }

  /** Full boxes start with a version byte and 24 bits of flags. */
  nextVersion(): { version: number; flags: number } {
    const number = this.next(4);
    return { version: number >>> 24, flags: number & 0xffffff };
  }
}
