import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import type { List } from '../../list/use-list.ts';
import { countries } from '../../pricing/countries/countries.ts';
import { CategoryFilters } from '../../references/category-filters.tsx';
import { useReferences } from '../../references/use-references.ts';

const PICTURES = [
  { value: 'true', label: 'With picture' },
  { value: 'false', label: 'Without picture' },
];

export function ProductFilters({ list }: { list: List<Product> }) {
  const allCountries = useReferences(countries);
  return (
    <>
      <CategoryFilters address={list} />
      <SelectFilter label="Picture" all="Any picture" options={PICTURES} {...list.choose('picture')} />
      <SelectFilter
        label="Price"
        all="Any price"
        options={(allCountries.rows ?? []).map(({ countryCode, countryName }) => ({
          value: countryCode,
          label: `No price in ${countryName}`,
        }))}
        {...list.choose('missing')}
      />
      <Checkbox
        label="Group by family"
        className="flex items-center px-1"
        checked={list.filters.grouped === 'true'}
        onChange={({ currentTarget }) => list.filter('grouped', currentTarget.checked ? 'true' : '')}
      />
    </>
  );
}
