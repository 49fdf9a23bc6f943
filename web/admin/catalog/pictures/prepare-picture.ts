import {
  DAMAGED_PICTURE,
  EMPTY_PICTURE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  NO_PICTURE,
} from '../../../../functions/contracts/pictures.ts';
import { makeSizes } from './make-sizes.ts';
import { kindOf, type PictureKind } from './picture-kind.ts';
import type { MadeSizes } from './sizes-order.ts';

const MB = 2 ** 20;
const MEGAPIXEL = 1_000_000;
/** Above this size, browsers are not asked to resize. */
const MOST_FILE_BYTES = 60 * MB;
const MOST_FILE_PIXELS = 250 * MEGAPIXEL;

export type PreparedPicture = MadeSizes & { width: number; height: number; madeSmaller: boolean };

/** Why a picture was rejected, worded for the person who chose it. */
export class PictureRefused extends Error {}

/** Checks a file before upload and prepares it in an accepted form. */
export async function preparePicture(file: File, address: string): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureRefused(EMPTY_PICTURE);
  assertAtMost({ what: 'file', amount: file.size, most: MOST_FILE_BYTES, per: MB, unit: 'MB' });
  const [kind, size] = await Promise.all([kindOf(file), sizeOf(address)]);
  if (!size) return unseen(file, kind);

  const pixels = size.width * size.height;
  assertAtMost({
    what: 'picture',
    amount: pixels,
    most: MOST_FILE_PIXELS,
    per: MEGAPIXEL,
    unit: 'megapixels',
  });
  const isTooLarge = file.size > MOST_PICTURE_BYTES || pixels > MOST_PICTURE_PIXELS;
  const replace = isTooLarge || kind.type === undefined;
  const made = await makeSizes({
    file,
    replace,
    smaller: replace || !kind.isAnimated,
    mostBytes: MOST_PICTURE_BYTES,
    types: kind.type === 'image/jpeg' || replace ? ['image/webp', 'image/jpeg'] : ['image/webp'],
  });
  if (made) return { ...made, ...size, madeSmaller: isTooLarge };
  if (isTooLarge) throw tooLarge(file.size, pixels);
  return { ...unseen(file, kind), ...size };
}

/** If this browser cannot decode the file but others can, the server decides. */
function unseen(file: File, { type }: PictureKind): PreparedPicture {
  if (type === undefined) throw new PictureRefused(NO_PICTURE);
  if (type !== 'image/avif') throw new PictureRefused(DAMAGED_PICTURE);
  if (file.size > MOST_PICTURE_BYTES) throw tooLarge(file.size, 0);
  return { picture: file, sizes: [], width: 0, height: 0, madeSmaller: false };
}

/** Dimensions as displayed, after rotation; undefined if this browser cannot decode it. */
async function sizeOf(address: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  return await new Promise(resolve => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = address;
  });
}

function tooLarge(bytes: number, pixels: number): PictureRefused {
  return bytes > MOST_PICTURE_BYTES
    ? new PictureRefused(
        excess({ what: 'picture', amount: bytes, most: MOST_PICTURE_BYTES, per: MB, unit: 'MB' }),
      )
    : new PictureRefused(
        excess({
          what: 'picture',
          amount: pixels,
          most: MOST_PICTURE_PIXELS,
          per: MEGAPIXEL,
          unit: 'megapixels',
        }),
      );
}

type Excess = { what: string; amount: number; most: number; per: number; unit: string };

function assertAtMost(given: Excess) {
  if (given.amount > given.most) throw new PictureRefused(excess(given));
}

const excess = ({ what, amount, most, per, unit }: Excess) =>
  `The ${what} has ${Math.ceil(amount / (per / 10)) / 10} ${unit}; the limit is ${most / per}`;
