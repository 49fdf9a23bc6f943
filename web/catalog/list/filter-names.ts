import type { ListFilter } from './list-address.ts';
import type { LoadedList } from './list-loader.ts';

export type FilterOptions = Partial<Pick<LoadedList, 'categories' | 'subcategories'>>;

export const filterNames = (filter: ListFilter, { categories, subcategories }: FilterOptions) => ({
  category: categories?.find(category => String(category.categoryId) === filter.category)?.categoryName,
  subcategory: subcategories?.find(subcategory => String(subcategory.subcategoryId) === filter.subcategory)
    ?.subcategoryName,
});
