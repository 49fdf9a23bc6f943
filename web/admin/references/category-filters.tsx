import { categories } from '../catalog/categories/categories.ts';
import { subcategories } from '../catalog/subcategories/subcategories.ts';
import { SelectFilter } from '../list/select-filter.tsx';
import type { useListAddress } from '../list/use-list-address.ts';
import { optionsOf } from './options.ts';
import { useReferences } from './use-references.ts';

type CategoryFiltersProps = {
  address: Pick<ReturnType<typeof useListAddress>, 'filters' | 'filter'>;
  /** A subcategory can only be chosen after its category. */
  stepwise?: boolean;
};

/** Filters by category and subcategory; changing the category clears the subcategory. */
export function CategoryFilters({ address: { filters, filter }, stepwise = false }: CategoryFiltersProps) {
  const { category, subcategory } = filters;
  const { rows: allCategories } = useReferences(categories);
  const { rows: allSubcategories } = useReferences(subcategories);
  const within = allSubcategories?.filter(row => !category || String(row.categoryId) === category);
  return (
    <>
      <SelectFilter
        label="Category"
        all="All Categories"
        options={optionsOf(categories, allCategories)}
        value={category}
        onChange={value => filter('category', value, { subcategory: undefined })}
      />
      {(category || !stepwise) && (
        <SelectFilter
          label="Subcategory"
          all="All Subcategories"
          options={optionsOf(subcategories, within)}
          value={subcategory}
          onChange={value => filter('subcategory', value)}
        />
      )}
    </>
  );
}
