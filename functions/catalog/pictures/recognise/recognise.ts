import {
  EMPTY_PICTURE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  NO_PICTURE,
} from '../../../contracts/pictures.ts';
import { cleanAvif, isAvif } from './avif.ts';
import { cleanGif, isGif } from './gif.ts';
import { cleanJpeg, isJpeg } from './jpeg.ts';
import { PictureReader } from './picture-reader.ts';
import { cleanPng, isPng } from './png.ts';
import { cleanWebp, isWebp } from './webp.ts';
import { InvalidPicture } from './wrong-picture.ts';

export { InvalidPicture };

const FORMATS = [
  { type: 'image/jpeg', extension: 'jpg', isOne: isJpeg, clean: cleanJpeg },
  { type: 'image/png', extension: 'png', isOne: isPng, clean: cleanPng },
  { type: 'image/webp', extension: 'webp', isOne: isWebp, clean: cleanWebp },
  { type: 'image/avif', extension: 'avif', isOne: isAvif, clean: cleanAvif },
  { type: 'image/gif', extension: 'gif', isOne: isGif, clean: cleanGif },
] as const;

export type RecognisedPicture = {
  type: (typeof FORMATS)[number]['type'];
  extension: (typeof FORMATS)[number]['extension'];
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Detects the format by content alone, and returns the picture without metadata. */
export function recognisePicture(bytes: Uint8Array<ArrayBuffer>): RecognisedPicture {
  if (bytes.length === 0) throw new InvalidPicture(EMPTY_PICTURE);
  assertAtMost(bytes.length, MOST_PICTURE_BYTES, { per: 2 ** 20, unit: 'MB' });

  const picture = new PictureReader(bytes);
  const format = FORMATS.find(({ isOne }) => isOne(picture));
  if (!format) throw new InvalidPicture(NO_PICTURE);

  const { type, extension } = format;
  const { width, height, bytes: cleaned } = format.clean(picture);
  if (width === 0 || height === 0) throw new InvalidPicture('The picture has no width or height');
  assertAtMost(width * height, MOST_PICTURE_PIXELS, { per: 1_000_000, unit: 'megapixels' });
  return { type, extension, width, height, bytes: cleaned };
}

function assertAtMost(amount: number, most: number, { per, unit }: { per: number; unit: string }) {
  if (amount <= most) return;
  const shown = Math.ceil(amount / (per / 10)) / 10;
  throw new InvalidPicture(`The picture has ${shown} ${unit}; the maximum is ${most / per}`);
}
