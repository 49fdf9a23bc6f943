import type { CacheTags } from '../../cache/changes.ts';
import type { Product, ProductFilter } from './contract.ts';

/** A list without a country tells no prices, unless it is chosen by them. */
export function listTags(
  { category, subcategory, country, beside, sold, inStock, missing }: ProductFilter,
  [first]: Product[],
): CacheTags {
  const isByPrices = [sold, inStock, missing].some(filter => filter !== undefined);
  const isByOther = missing !== undefined && missing !== country;
  return {
    products: {
      // What is beside a product is of its category.
      category: beside === undefined ? category : first?.categoryId,
      subcategory,
      country: isByOther ? undefined : (country ?? (isByPrices ? undefined : null)),
    },
  };
}
