import type { Product } from '../../functions/catalog/products/contract.ts';
import type { OfferedOption } from '../../functions/contracts/chosen-options.ts';
import { type ApiClient, entityOf, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export type ProductQuery = ListQuery & {
  country?: string | undefined;
  category?: string;
  subcategory?: string;
  sold?: 'true' | 'false';
  inStock?: 'true' | 'false';
  sale?: 'true';
  /** Only in the default order, without a search, an option or a sale. */
  soldOutLast?: 'true';
  /** Each family once; needs a country. */
  grouped?: 'true' | undefined;
  /** Each like `Colour:Sand`. */
  option?: string[];
};

/** What cards show, since a page carries it for each of them. */
export type ListedProduct = Pick<
  Product,
  | `product${'Code' | 'Name' | 'Description' | 'Picture' | 'PictureSrcset' | 'PictureWidth' | 'PictureHeight'}`
  | 'options'
  | 'createdAt'
  | 'rating'
  | 'reviewCount'
  | 'price'
  | 'standsFor'
>;

export async function listProducts(api: ApiClient, query: ProductQuery) {
  const { rows, total } = await listOf<Product>(api.api.products.$get({ query }));
  return { rows: rows.map(listed), total };
}

export function listed(product: Product): ListedProduct {
  const { productCode, productName, options, productDescription, createdAt, rating, reviewCount, price } =
    product;
  const { productPicture, productPictureSrcset, productPictureWidth, productPictureHeight, standsFor } =
    product;
  return {
    ...{ productCode, productName, options, productDescription: brief(productDescription), createdAt },
    ...{ productPicture, productPictureSrcset, productPictureWidth, productPictureHeight },
    ...{ rating, reviewCount, price, standsFor },
  };
}

/** A little more than the two lines that fit on a card. */
const BRIEF = 160;

const brief = (text: string) => (text.length > BRIEF ? `${text.slice(0, BRIEF).replace(/\S*$/, '')}…` : text);

type OptionsQuery = { country: string; category: string; subcategory?: string | undefined };

/** What a list can be filtered by. */
export const listOptions = async (api: ApiClient, query: OptionsQuery) =>
  (await listOf<OfferedOption>(api.api.products.options.$get({ query }))).rows;

/** Requests only the total, with the smallest possible page. */
export const countProducts = async (api: ApiClient, query: ProductQuery) =>
  (await listProducts(api, { ...query, page: '1', pageSize: '1' })).total;

export const findProduct = (api: ApiClient, id: string, country: string | undefined) =>
  entityOf<Product>(api.api.products[':id'].$get({ param: { id }, query: { country } }));
