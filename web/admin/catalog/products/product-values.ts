import type * as z from 'zod';
import type { Product, ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { PRODUCT_ALONE } from '../../../../functions/catalog/products/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { inOrder } from '../../../../functions/records/record.ts';
import { freshTexts, storedTexts } from '../../form/values.ts';

/** The form's values. */
export type Values = z.input<typeof ProductForm>;

export const toValues = (product: Product): Values => ({
  ...storedTexts(PRODUCT_ALONE, product),
  categoryId: String(product.categoryId),
});

/** The category comes first, both in the form and when focusing the first invalid field. */
const FIRST = ['categoryId', 'subcategoryId'];

export const fresh: Values = inOrder({ ...freshTexts(PRODUCT_ALONE), categoryId: '' }, FIRST);

export const LABELS = inOrder({ ...formLabelsOf(PRODUCT_ALONE), categoryId: 'Category' }, FIRST);
