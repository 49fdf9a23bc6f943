import type { PictureReader } from './picture-reader.ts';
import type { Size } from './picture-size.ts';

export const EXIF_BYTES = 26;

const UPRIGHT = 1;
const ORIENTATION = 0x0112;
const SHORT = 3;
const FIELD_BYTES = 12;

/** The EXIF orientation; invalid EXIF counts as upright. */
export function readOrientation(exif: PictureReader): number {
  const little = exif.holds(0, 'II*\0');
  if ((!little && !exif.holds(0, 'MM\0*')) || exif.length < 8) return UPRIGHT;

  const directory = exif.uint32(4, little);
  if (directory + 2 > exif.length) return UPRIGHT;
  const fields = exif.uint16(directory, little);
  for (let field = 0; field < fields; field++) {
    const at = directory + 2 + field * FIELD_BYTES;
    if (at + FIELD_BYTES > exif.length) return UPRIGHT;
    if (exif.uint16(at, little) !== ORIENTATION || exif.uint16(at + 2, little) !== SHORT) continue;
    const value = exif.uint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A minimal EXIF block with only the orientation; undefined when upright. */
export function exifOf(orientation: number): number[] | undefined {
  if (orientation === UPRIGHT) return undefined;
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const field = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, ...field, 0, 0, 0, 0];
}

/** The displayed size: orientations from 5 on swap width and height. */
export function sizeAsShown({ width, height }: Size, orientation = UPRIGHT): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
