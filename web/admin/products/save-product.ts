import type { Product, ProductForm } from '../../../functions/contracts/products.ts';
import { ApiProblem, api } from '../../api/client.ts';
import { createProduct, updateProduct } from '../../api/product-records.ts';
import { chosenAt } from '../picture/chosen-pictures.ts';
import { uploadPicture } from '../picture/uploads.ts';
import type { Saved } from '../resource.ts';

type Stored = { id: string; etag: string };

/** The picture that each product was last seen with: only another one is sent. */
const seen = new Map<number, string | null>();

export function rememberPicture(product: Product) {
  seen.set(product.productCode, product.productPicture);
}

/** With its picture in one request, so that there is never one without the other. */
export async function saveProduct(values: ProductForm, stored?: Stored): Promise<Saved<Product>> {
  const { productPicture: picture, categoryId: _, ...said } = values;
  const fields = { ...said, subcategoryId: Number(said.subcategoryId) };
  if (picture && chosenAt(picture)) return await upload(fields, picture, stored);
  if (!stored) return await createProduct(api, fields);
  const productPicture = picture || null;
  const changes = productPicture === seen.get(Number(stored.id)) ? fields : { ...fields, productPicture };
  return await updateProduct(api, stored.id, changes, stored.etag).catch(error => {
    if (error instanceof ApiProblem && error.status === 412) rememberPicture(error.current as Product);
    throw error;
  });
}

function upload(fields: object, address: string, stored: Stored | undefined) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''));
  return uploadPicture<Product>({
    method: stored ? 'PUT' : 'POST',
    path: stored ? `/api/products/${stored.id}` : '/api/products',
    ...(stored && { etag: stored.etag }),
    form,
    part: 'Image',
    field: 'productPicture',
    address,
  });
}
