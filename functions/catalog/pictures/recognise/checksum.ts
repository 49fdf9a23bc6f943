const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** CRC-32 of a range of bytes. */
export function checksum(bytes: Uint8Array, start: number, end: number): number {
  let remainder = 0xffffffff;
  for (let at = start; at < end; at++) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~remainder >>> 0;
}
