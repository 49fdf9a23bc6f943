import { deflateSync } from 'node:zlib';
import { SAMPLES } from './sample-pictures.ts';
import { buildAvif } from './sample-pictures-avif.ts';
import {
  type Bytes,
  big,
  joined,
  little,
  patched,
  placeOf,
  pngChunk,
  withPart,
} from './sample-pictures-parts.ts';

const MB = 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';
const PNG_CHUNKS = 33;
const { png, gif, jpeg } = SAMPLES;
const webp = SAMPLES['webp-lossy'];

const pngOf = (width: number, height: number) =>
  joined(
    png.subarray(0, 8),
    pngChunk('IHDR', big(width, 4), big(height, 4), [1, 0, 0, 0, 0]),
    pngChunk('IDAT', deflateSync(new Uint8Array(MB))),
    pngChunk('IEND'),
  );

/** Small files that would be huge pictures. */
const BOMBS: Record<string, Bytes> = {
  'a PNG of 4,000 megapixels in a kilobyte': pngOf(65_000, 65_000),
  'a PNG wider than any number': pngOf(0xffffffff, 0xffffffff),
  'a PNG just over 50 megapixels': pngOf(10_001, 5_000),
  'a GIF of 65,535 × 65,535': patched(gif, 6, little(65_535, 2), little(65_535, 2)),
  'a JPEG of 65,500 × 65,500': patched(jpeg, placeOf(jpeg, '\xff\xc0') + 5, big(65_500, 2), big(65_500, 2)),
  'a WebP of 16,383 × 16,383': patched(
    webp,
    placeOf(webp, '\x9d\x01\x2a') + 3,
    little(16_383, 2),
    little(16_383, 2),
  ),
  'an AVIF of 100,000 × 100,000': buildAvif({ width: 100_000, height: 100_000 }),
  'a PNG of no size': pngOf(0, 0),
};

const OTHER_THINGS: Record<string, Bytes> = {
  'one byte': joined([0]),
  'a text': joined('kettle'),
  'a page': joined(`<!doctype html>${SCRIPT}`),
  'an SVG': joined(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'a PDF': joined('%PDF-1.7\n1 0 obj'),
  'an archive': joined('PK\x03\x04'),
  'a program': joined('MZ\x90\x00', new Uint8Array(1000)),
  'a BMP': joined('BM', little(1000, 4), new Uint8Array(1000)),
  'a TIFF': joined('II*\0', new Uint8Array(1000)),
  'a movie': joined(big(24, 4), 'ftypisom', new Uint8Array(1000)),
  'a HEIC': joined(big(24, 4), 'ftypheic', new Uint8Array(1000)),
  'a script that begins like a GIF': joined('GIF89a/*', SCRIPT, '*/=1;alert(1)'),
  'a page that begins like a JPEG': joined([0xff, 0xd8, 0xff, 0xe0], SCRIPT),
  'an archive that says it is a WebP': joined(
    'RIFF',
    little(40, 4),
    'WEBP',
    'PK\x03\x04',
    new Uint8Array(30),
  ),
};

const TRUNCATED = Object.entries(SAMPLES).flatMap(([name, bytes]) =>
  [8, 12, Math.floor(bytes.length / 2), bytes.length - 3].map(
    length => [`${name}, its first ${length} bytes`, bytes.slice(0, length)] as const,
  ),
);

/** Files that must not be stored as pictures. */
export const NO_PICTURES: [what: string, bytes: Bytes][] = [
  ...Object.entries(BOMBS),
  ...Object.entries(OTHER_THINGS),
  ...TRUNCATED.map(([what, bytes]) => [what, bytes] as [string, Bytes]),
];

/** Polyglots: pictures with other content, which must not be stored. */
export const POLYGLOTS: [what: string, bytes: Bytes][] = [
  ['a PNG and a page', joined(png, SCRIPT)],
  ['a GIF and a page', joined(gif, SCRIPT)],
  ['a JPEG and a page', joined(jpeg, SCRIPT)],
  ['a WebP and a page', joined(webp, SCRIPT)],
  ['a PNG with a page in it', withPart(png, PNG_CHUNKS, pngChunk('tEXt', 'Comment\0', SCRIPT))],
  [
    'a PNG with 100 MB of text in it',
    withPart(png, PNG_CHUNKS, pngChunk('zTXt', 'x\0\0', deflateSync(Buffer.alloc(100 * MB)))),
  ],
];

export const KEPT_NOWHERE = 'alert(1)';

/** A picture as large as a picture may be, and a byte more. */
export const justTooLarge = () =>
  withPart(png, PNG_CHUNKS, pngChunk('noTe', new Uint8Array(10 * MB - png.length - 12 + 1)));
