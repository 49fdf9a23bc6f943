import type { Wanted } from './list-address.ts';
import type { Listed } from './list-loader.ts';

export type Shelves = Partial<Pick<Listed, 'categories' | 'subcategories'>>;

/** What the chosen category and subcategory are called, where they are there. */
export const chosenNames = (wanted: Wanted, { categories, subcategories }: Shelves) => ({
  category: categories?.find(it => String(it.categoryId) === wanted.category)?.categoryName,
  subcategory: subcategories?.find(it => String(it.subcategoryId) === wanted.subcategory)?.subcategoryName,
});
