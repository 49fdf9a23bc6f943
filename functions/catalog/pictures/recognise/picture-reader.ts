import { cutOff } from './wrong-picture.ts';

/** Bounds-checked access to bytes. Numbers are big-endian unless stated otherwise. */
export class PictureReader {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  readonly #view: DataView;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.length = bytes.length;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  uint8(at: number): number {
    this.require(at + 1);
    return this.#view.getUint8(at);
  }

  uint16(at: number, littleEndian = false): number {
    this.require(at + 2);
    return this.#view.getUint16(at, littleEndian);
  }

  uint24(at: number): number {
    return this.uint16(at, true) + this.uint8(at + 2) * 2 ** 16;
  }

  uint32(at: number, littleEndian = false): number {
    this.require(at + 4);
    return this.#view.getUint32(at, littleEndian);
  }

  uint64(at: number): number {
    return this.uint32(at) * 2 ** 32 + this.uint32(at + 4);
  }

  text(at: number, length: number): string {
    this.require(at + length);
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }

  holds(at: number, text: string): boolean {
    for (let index = 0; index < text.length; index++) {
      if (this.bytes[at + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  part(start: number, end: number): PictureReader {
    this.require(end);
    return new PictureReader(this.bytes.subarray(start, end));
  }

  /** Rejects a picture that ends before this offset. */
  require(end: number) {
    if (end > this.length) throw cutOff();
  }
}
