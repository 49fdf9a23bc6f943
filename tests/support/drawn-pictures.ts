import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { type Bytes, big, joined, pngChunk } from './sample-pictures-parts.ts';

const SIGNATURE = [0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')];
const GREYS = [8, 0, 0, 0, 0];
const END_CHUNK = 12;
const AROUND_CONTENT = 12;

/** A unique PNG: its own pattern, repeated to the wanted size. */
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

/** The same picture, padded to exactly this many bytes. */
export function paddedTo(bytes: number, png = drawPng()): Bytes {
  const chunk = Buffer.alloc(bytes - png.length);
  chunk.writeUInt32BE(chunk.length - AROUND_CONTENT, 0);
  chunk.write('paDd', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return new Uint8Array(Buffer.concat([png.subarray(0, -END_CHUNK), chunk, png.subarray(-END_CHUNK)]));
}

export const dataUrlOf = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
