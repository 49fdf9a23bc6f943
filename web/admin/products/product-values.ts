import type * as z from 'zod';
import type { Product, ProductForm } from '../../../functions/contracts/products.ts';

/** What the fields of the form hold. */
export type Values = z.input<typeof ProductForm>;

export const toValues = (product: Product): Values => ({
  categoryId: String(product.categoryId),
  subcategoryId: String(product.subcategoryId),
  productName: product.productName,
  productDescription: product.productDescription,
  productOverviewDoc: product.productOverviewDoc ?? '',
  productPicture: product.productPicture ?? '',
  productPictureAlt: product.productPictureAlt,
});

export const fresh: Values = {
  categoryId: '',
  subcategoryId: '',
  productName: '',
  productDescription: '',
  productOverviewDoc: '',
  productPicture: '',
  productPictureAlt: '',
};
