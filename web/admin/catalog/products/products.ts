import { Package } from 'lucide-react';
import type { Product, ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { defineResource } from '../../resource.ts';
import { SHOWN_IN_BULK } from '../../resource-words.ts';
import { calls, rememberPicture, removeWithPrices, saveProduct } from './save-product.ts';

export const products = defineResource<Product, ProductForm>({
  path: '/admin/products',
  one: 'product',
  many: 'products',
  icon: Package,
  history: 'products',
  idOf: product => String(product.productCode),
  nameOf: product => product.productName,
  ...calls,
  find: async id => {
    const found = await calls.find(id);
    rememberPicture(found.entity);
    return found;
  },
  create: values => saveProduct(values),
  update: (id, values, etag) => saveProduct(values, { id, etag }),
  along: { kind: 'productprices', one: 'price', many: 'prices', remove: removeWithPrices },
  words: { emptyTitle: 'No products found.', bulk: SHOWN_IN_BULK },
});
