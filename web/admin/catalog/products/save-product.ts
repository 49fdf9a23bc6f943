import type { CreateProduct, Product, ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { ApiProblem, api, done, ifMatch } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import type { Saved } from '../../resource.ts';
import { selectedPictureAt } from '../pictures/selected-pictures.ts';
import { uploadRow } from '../pictures/uploads.ts';

export const calls = crudCalls<Product, CreateProduct>(api.api.products);

export const removeWithPrices = (id: string, etag: string) =>
  done(api.api.products[':id'].$delete({ param: { id }, query: { with: 'prices' } }, ifMatch(etag)));

type Stored = { id: string; etag: string };

/** The last known picture of each product; only a different one is sent. */
const seen = new Map<number, string | null>();

export function rememberPicture(product: Product) {
  seen.set(product.productCode, product.productPicture);
}

export async function saveProduct(values: ProductForm, stored?: Stored): Promise<Saved<Product>> {
  const { productPicture: picture, categoryId: _, ...said } = values;
  const fields = { ...said, subcategoryId: Number(said.subcategoryId) };
  if (picture && selectedPictureAt(picture)) {
    const upload = { path: '/api/products', field: 'productPicture', fields, address: picture, stored };
    return await uploadRow<Product>(upload);
  }
  if (!stored) return await calls.create(fields);
  const productPicture = picture || null;
  const changes = productPicture === seen.get(Number(stored.id)) ? fields : { ...fields, productPicture };
  return await calls.update(stored.id, changes, stored.etag).catch(error => {
    if (error instanceof ApiProblem && error.status === 412 && error.current)
      rememberPicture(error.current as Product);
    throw error;
  });
}
