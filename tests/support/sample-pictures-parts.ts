import { crc32 } from 'node:zlib';

type Part = string | number[] | Uint8Array;
export type Bytes = Uint8Array<ArrayBuffer>;

/** Concatenates bytes and texts, one byte per character. */
export function joined(...parts: Part[]): Bytes {
  return Uint8Array.from(Buffer.concat(parts.map(bytesOf)));
}

const bytesOf = (part: Part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part));

export const repeated = (part: Bytes, times: number): Bytes =>
  Uint8Array.from(Buffer.alloc(part.length * times, part));

/** A picture with bytes inserted at an offset. */
export const withPart = (picture: Bytes, at: number, ...parts: Part[]) =>
  joined(picture.subarray(0, at), ...parts, picture.subarray(at));

/** A picture with bytes overwritten at an offset. */
export function patched(picture: Bytes, at: number, ...parts: Part[]): Bytes {
  const copy = picture.slice();
  copy.set(joined(...parts), at);
  return copy;
}

/** Where a text starts in a picture. */
export const placeOf = (picture: Uint8Array, text: string) => Buffer.from(picture).indexOf(text, 0, 'latin1');

export const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 2 ** (8 * (bytes - 1 - index))) % 256);
export const little = (value: number, bytes: number) => big(value, bytes).reverse();

export function jpegSegment(marker: number, ...content: Part[]): Bytes {
  const body = joined(...content);
  return joined([0xff, marker], big(body.length + 2, 2), body);
}

export function pngChunk(type: string, ...content: Part[]): Bytes {
  const body = joined(type, ...content);
  return joined(big(body.length - 4, 4), body, big(crc32(body), 4));
}

export function webpChunk(type: string, ...content: Part[]): Bytes {
  const body = joined(...content);
  return joined(type, little(body.length, 4), body, body.length % 2 ? [0] : []);
}

export const webpFile = (...chunks: Part[]) => {
  const body = joined('WEBP', ...chunks);
  return joined('RIFF', little(body.length, 4), body);
};

export const gifExtension = (label: number, ...blocks: Part[]) =>
  joined([0x21, label], ...blocks.map(block => joined([joined(block).length], block)), [0]);

export function avifBox(type: string, ...content: Part[]): Bytes {
  const body = joined(...content);
  return joined(big(body.length + 8, 4), type, body);
}

/** EXIF with the location and orientation of a picture. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Bytes {
  const number = order === 'II' ? little : big;
  const field = (tag: number, kind: number, count: number, value: number[]) =>
    joined(number(tag, 2), number(kind, 2), number(count, 4), value);
  const directory = [
    field(0x010e, 2, 4, [...Buffer.from('Ada\0')]),
    field(0x0112, 3, 1, [...number(orientation, 2), 0, 0]),
    field(0x8825, 4, 1, number(50, 4)),
  ];
  const places = [field(0x0001, 2, 2, [...Buffer.from('N\0\0\0')]), field(0x001d, 2, 11, number(80, 4))];
  return joined(
    order,
    number(42, 2),
    number(8, 4),
    number(directory.length, 2),
    ...directory,
    number(0, 4),
    number(places.length, 2),
    ...places,
    number(0, 4),
    '2026:01:01\0',
  );
}
