import type { PictureReader } from './picture-reader.ts';

/** Collects the parts of a picture that are kept, in order. */
export class PictureWriter {
  readonly #from: Uint8Array<ArrayBuffer>;
  readonly #into: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor({ bytes }: PictureReader, room = 0) {
    this.#from = bytes;
    this.#into = new Uint8Array(bytes.length + room);
  }

  keep(start: number, end: number) {
    this.#into.set(this.#from.subarray(start, end), this.length);
    this.length += end - start;
  }

  write(...bytes: number[]) {
    this.#into.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** RIFF stores a chunk's length before its data, but it is known only afterwards. */
  writeLengthAt(at: number, length: number) {
    new DataView(this.#into.buffer).setUint32(at, length, true);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#into.slice(0, this.length);
  }
}
