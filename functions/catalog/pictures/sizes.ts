import { MOST_PICTURE_BYTES } from '../../contracts/pictures.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { TooLarge, ValidationError } from '../../errors.ts';
import type { Upload } from '../../http/app-env.ts';
import { InvalidPicture, type RecognisedPicture, recognisePicture } from './recognise/recognise.ts';

const MOST_SIZES = 6;
/** Sizes are rounded to whole pixels, so the aspect ratio may differ a little. */
const SHAPE_TOLERANCE = 0.02;

/** The picture and its smaller sizes, largest first; rejects files that do not show the same picture. */
export function recogniseUpload({ part, picture, sizes }: Upload): RecognisedPicture[] {
  const largest = recognised(picture, part);
  if (sizes.length > MOST_SIZES) {
    throw new ValidationError([{ path: 'sizes', message: `Send at most ${MOST_SIZES} smaller sizes` }]);
  }
  const smaller = sizes.map(bytes => recognised(bytes, 'sizes'));
  const errors = smaller.flatMap(size => misfit(size, largest));
  if (new Set(smaller.map(({ width }) => width)).size < smaller.length) {
    errors.push({ path: 'sizes', message: 'Two smaller sizes have the same width' });
  }
  if (errors.length > 0) throw new ValidationError(errors);
  return [largest, ...smaller.sort((a, b) => b.width - a.width)];
}

function recognised(bytes: Uint8Array<ArrayBuffer>, path: string): RecognisedPicture {
  if (bytes.length > MOST_PICTURE_BYTES)
    throw new TooLarge(`A picture can be at most ${MOST_PICTURE_BYTES / 2 ** 20} MB`);
  try {
    return recognisePicture(bytes);
  } catch (error) {
    if (error instanceof InvalidPicture) throw new ValidationError([{ path, message: error.message }]);
    throw error;
  }
}

function misfit(size: RecognisedPicture, largest: RecognisedPicture): FieldError[] {
  if (size.width >= largest.width) {
    return [{ path: 'sizes', message: `Each smaller size must be narrower than ${largest.width} pixels` }];
  }
  const expected = (largest.height * size.width) / largest.width;
  const fits = Math.abs(size.height - expected) <= Math.max(1, expected * SHAPE_TOLERANCE);
  return fits
    ? []
    : [{ path: 'sizes', message: 'Each smaller size must keep the proportions of the picture' }];
}
