import type { PictureRange } from '../../ports/pictures.ts';

/** One byte range; for anything else HTTP allows sending the whole picture. */
export function parseRange(header: string | undefined): PictureRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first) return { offset: Number(first), ...(last && { length: Number(last) - Number(first) + 1 }) };
  return last ? { suffix: Number(last) } : undefined;
}
