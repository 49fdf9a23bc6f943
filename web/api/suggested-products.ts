import type { Product } from '../../functions/catalog/products/contract.ts';
import { type ApiClient, anonymousApi, listOf } from './client.ts';
import { listed } from './products.ts';

export async function listBestsellers(api: ApiClient, country: string) {
  const { rows } = await listOf<Product>(api.api.products.bestsellers.$get({ query: { country } }));
  return rows.map(listed);
}

/** What a post names, as far as the country sells it. */
export async function listNamedIn(api: ApiClient, slug: string, country: string) {
  const { rows } = await listOf<Product>(
    api.api.posts[':slug'].products.$get({ param: { slug }, query: { country } }),
  );
  return rows.map(listed);
}

export async function listRelated(api: ApiClient, id: string, country: string | undefined) {
  const { rows } = await listOf<Product>(
    api.api.products[':id'].related.$get({ param: { id }, query: { country } }),
  );
  return rows.map(listed);
}

/** Products of this browser's own lists, without saying whose they are. */
export async function listByCode(codes: readonly number[], country: string | undefined) {
  const query = { codes: codes.join(), country };
  const { rows } = await listOf<Product>(anonymousApi.api.products['by-code'].$get({ query }));
  return rows.map(listed);
}
