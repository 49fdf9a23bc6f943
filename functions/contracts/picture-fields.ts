import * as z from 'zod';
import { openApiMeta } from './described.ts';

/** In a request: undefined leaves the picture as it is. */
export const chosenPictureField = z
  .string({ error: 'Picture must be an address or a data URL' })
  .nullable()
  .register(openApiMeta, {
    title: 'Picture',
    description: 'A data URL, the URL of a picture in the shop, or null for none',
  });

export const pictureUrl = z.string().nullable().register(openApiMeta, { description: 'URL of its picture' });

export const pictureSrcset = z
  .string()
  .nullable()
  .register(openApiMeta, { description: 'Available sizes, for the srcset of an <img>' });

/** Example for the API document. */
export const A_PICTURE_URL = '/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp';

/** Of a product in a cart or an order. */
export const PRODUCT_PICTURE = {
  productPicture: z.string().nullable(),
  productPictureSrcset: z.string().nullable(),
  productPictureWidth: z.int().nullable(),
  productPictureHeight: z.int().nullable(),
};

export const A_PRODUCT_PICTURE = {
  productPicture: A_PICTURE_URL,
  productPictureSrcset: null,
  productPictureWidth: 1600,
  productPictureHeight: 2000,
};
