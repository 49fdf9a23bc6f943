import type { categories } from '../../db/schema/categories.ts';
import type { countries } from '../../db/schema/countries.ts';
import type { productPrices } from '../../db/schema/product-prices.ts';
import type { products } from '../../db/schema/products.ts';
import type { subcategories } from '../../db/schema/subcategories.ts';

export type Catalogue = {
  categories: (typeof categories.$inferSelect)[];
  subcategories: (typeof subcategories.$inferSelect)[];
  products: (typeof products.$inferSelect)[];
  countries: (typeof countries.$inferSelect)[];
  prices: (typeof productPrices.$inferSelect)[];
};
type Product = Catalogue['products'][number];

export type ListFilter = {
  category?: number | undefined;
  subcategory?: number | undefined;
  country?: string | undefined;
  inStock?: boolean | undefined;
  sold?: boolean | undefined;
  q?: string | undefined;
  beside?: number | undefined;
  sort?: string | undefined;
};

/** The expected response of a list, computed in the simplest way: by reading every row. */
export function listOf(
  catalogue: Catalogue,
  asked: ListFilter,
  { everything }: { everything: boolean },
): number[] {
  const subcategoryOf = ({ subcategoryId }: Product) =>
    catalogue.subcategories.find(subcategory => subcategory.subcategoryId === subcategoryId);
  const isShown = (product: Product) => {
    const subcategory = subcategoryOf(product);
    const category = catalogue.categories.find(one => one.categoryId === subcategory?.categoryId);
    return everything || (subcategory?.displayStatus && category?.displayStatus);
  };
  const pricesOf = (product: Product) => shownPrices(catalogue, asked.country, product.productCode);
  const isInStock = (product: Product) => pricesOf(product).some(({ stockAvailable }) => stockAvailable > 0);

  const isBeside = (product: Product, productCode: number) => {
    const it = catalogue.products.find(one => one.productCode === productCode);
    if (!it || product.productCode === productCode) return false;
    const isAlone = catalogue.products.every(one => one === it || one.subcategoryId !== it.subcategoryId);
    if (!isAlone) return product.subcategoryId === it.subcategoryId;
    return subcategoryOf(product)?.categoryId === subcategoryOf(it)?.categoryId;
  };

  const found = catalogue.products.filter(
    product =>
      isShown(product) &&
      (asked.category === undefined || subcategoryOf(product)?.categoryId === asked.category) &&
      (asked.subcategory === undefined || product.subcategoryId === asked.subcategory) &&
      (asked.beside === undefined || isBeside(product, asked.beside)) &&
      (asked.sold === undefined || pricesOf(product).length > 0 === asked.sold) &&
      (asked.inStock === undefined || isInStock(product) === asked.inStock) &&
      (asked.q === undefined || product.productName.toLowerCase().split(/\W+/).includes(asked.q)),
  );
  const priceOf = (product: Product) => pricesOf(product)[0]?.netPrice;
  return found.sort(orderBy(asked.sort ?? 'productCode', priceOf)).map(({ productCode }) => productCode);
}

/** The prices that a shopper sees: displayed ones, of active countries. */
export function shownPrices(
  { countries, prices }: Catalogue,
  country: string | undefined,
  productCode: number,
) {
  const there = countries
    .filter(({ displayStatus, countryCode }) => displayStatus && (!country || countryCode === country))
    .map(({ countryId }) => countryId);
  return prices.filter(
    price => price.productCode === productCode && price.displayAtWebsite && there.includes(price.countryId),
  );
}

type Key = string | number | undefined;

/** Rows without a key come last, ties are ordered by code; descending reverses both. */
function orderBy(sort: string, priceOf: (product: Product) => Key) {
  const direction = sort.startsWith('-') ? -1 : 1;
  const keyOf = keyFor(sort.replace('-', ''), priceOf);
  return (one: Product, other: Product) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    if ((key === undefined) !== (otherKey === undefined)) return key === undefined ? 1 : -1;
    return direction * (compare(key, otherKey) || one.productCode - other.productCode);
  };
}

function keyFor(field: string, priceOf: (product: Product) => Key): (product: Product) => Key {
  if (field === 'price') return priceOf;
  if (field === 'name' || field === 'productName') return ({ productName }) => productName.toLowerCase();
  if (field === 'date' || field === 'createdAt') return ({ createdAt }) => createdAt.getTime();
  if (field === 'changedAt') return ({ createdAt, changedAt }) => (changedAt ?? createdAt).getTime();
  if (field === 'popularity') return ({ unitsSold }) => unitsSold;
  return field === 'rating' ? ({ rating }) => rating : ({ productCode }) => productCode;
}

const compare = (one: Key = 0, other: Key = 0) => (one < other ? -1 : one > other ? 1 : 0);
