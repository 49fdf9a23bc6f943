import type { Product, ProductForm } from '../../../functions/contracts/products.ts';
import { bulkProducts } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import { deleteProduct, findProductRecord, listProductRecords } from '../../api/product-records.ts';
import { defineResource, SHOWN_IN_BULK } from '../resource.ts';
import { rememberPicture, saveProduct } from './save-product.ts';

export const products = defineResource<Product, ProductForm>({
  path: '/admin/products',
  one: 'product',
  many: 'products',
  idOf: product => String(product.productCode),
  nameOf: product => product.productName,
  list: query => listProductRecords(api, query),
  find: async id => {
    const found = await findProductRecord(api, id);
    rememberPicture(found.entity);
    return found;
  },
  create: values => saveProduct(values),
  update: (id, values, etag) => saveProduct(values, { id, etag }),
  remove: (id, etag) => deleteProduct(api, id, etag),
  bulk: bulkProducts(api),
  words: { emptyTitle: 'No products found.', bulk: SHOWN_IN_BULK },
});
