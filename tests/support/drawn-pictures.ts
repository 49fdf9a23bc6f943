import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Bytes, big, joined, pngChunk } from './sample-pictures-parts.ts';

const SIGNATURE = [0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')];
const GREYS = [8, 0, 0, 0, 0];

/** A PNG that no other test has: a pattern of its own, repeated to the size that is wanted. */
export function drawPng(width = 6, height = 4): Bytes {
  const pattern = randomBytes(16);
  const line = [0, ...Array.from({ length: width }, (_, at) => pattern[at % pattern.length] ?? 0)];
  const pixels = deflateSync(Buffer.from(Array(height).fill(line).flat()));
  return joined(
    SIGNATURE,
    pngChunk('IHDR', big(width, 4), big(height, 4), GREYS),
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  );
}

export const dataUrlOf = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
