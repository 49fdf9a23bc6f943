import type { CacheTags } from '../../response-cache/changes.ts';
import type { Product, ProductFilter } from './contract.ts';

/** A list without a country has no prices, unless it filters by them. */
export function listTags(
  { category, subcategory, country, beside, sold, inStock, sale, missing }: ProductFilter,
  [first]: Product[],
): CacheTags {
  const isByPrices = [sold, inStock, sale, missing].some(filter => filter !== undefined);
  const isByOther = missing !== undefined && missing !== country;
  return {
    products: {
      // Related products are in the same category.
      category: beside === undefined ? category : first?.categoryId,
      subcategory,
      country: isByOther ? undefined : (country ?? (isByPrices ? undefined : null)),
    },
  };
}
