import type { Product } from '../../../functions/contracts/products.ts';
import { categories } from '../categories/categories.ts';
import { countries } from '../countries/countries.ts';
import { SelectFilter } from '../list/select-filter.tsx';
import type { List } from '../list/use-list.ts';
import { optionsOf } from '../references/options.ts';
import { useReferences } from '../references/use-references.ts';
import { subcategories } from '../subcategories/subcategories.ts';

const PICTURES = [
  { value: 'true', label: 'With picture' },
  { value: 'false', label: 'Without picture' },
];

export function ProductFilters({ list }: { list: List<Product> }) {
  const { category, subcategory, picture, missing } = list.filters;
  const allCategories = useReferences(categories);
  const allSubcategories = useReferences(subcategories);
  const allCountries = useReferences(countries);
  const shelves = allSubcategories.rows?.filter(row => !category || String(row.categoryId) === category);
  return (
    <>
      <SelectFilter
        label="Category"
        all="All Categories"
        options={optionsOf(categories, allCategories.rows)}
        value={category}
        onChange={value => list.filter('category', value, { subcategory: undefined })}
      />
      <SelectFilter
        label="Subcategory"
        all="All Subcategories"
        options={optionsOf(subcategories, shelves)}
        value={subcategory}
        onChange={value => list.filter('subcategory', value)}
      />
      <SelectFilter
        label="Picture"
        all="Any picture"
        options={PICTURES}
        value={picture}
        onChange={value => list.filter('picture', value)}
      />
      <SelectFilter
        label="Price"
        all="Any price"
        options={(allCountries.rows ?? []).map(({ countryCode, countryName }) => ({
          value: countryCode,
          label: `No price in ${countryName}`,
        }))}
        value={missing}
        onChange={value => list.filter('missing', value)}
      />
    </>
  );
}
