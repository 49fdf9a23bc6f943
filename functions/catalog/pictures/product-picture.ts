import type { PictureFile } from '../../../db/schema/pictures.ts';
import { addressesOf } from './addresses.ts';

/** The fields of a product, a variant or a cart line that show its picture. */
export function productPictureOf(files: PictureFile[] | null | undefined, base: string) {
  const picture = addressesOf(files ?? [], base);
  return {
    productPicture: picture?.url ?? null,
    productPictureSrcset: picture?.srcset ?? null,
    productPictureWidth: picture?.width ?? null,
    productPictureHeight: picture?.height ?? null,
  };
}
