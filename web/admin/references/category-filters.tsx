import { SelectFilter } from '../list/select-filter.tsx';
import type { useListAddress } from '../list/use-list-address.ts';
import { categoryReferences, subcategoryReferences } from './categories.ts';
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
  const { rows: allCategories } = useReferences(categoryReferences);
  const { rows: allSubcategories } = useReferences(subcategoryReferences);
  const within = allSubcategories?.filter(row => !category || String(row.categoryId) === category);
  return (
    <>
      <SelectFilter
        label="Category"
        all="All Categories"
        options={optionsOf(categoryReferences, allCategories)}
        value={category}
        onChange={value => filter('category', value, { subcategory: undefined })}
      />
      {(category || !stepwise) && (
        <SelectFilter
          label="Subcategory"
          all="All Subcategories"
          options={optionsOf(subcategoryReferences, within)}
          value={subcategory}
          onChange={value => filter('subcategory', value)}
        />
      )}
    </>
  );
}
