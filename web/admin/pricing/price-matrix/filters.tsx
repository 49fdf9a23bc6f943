import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import { SearchField } from '../../list/search-field.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { CategoryFilters } from '../../references/category-filters.tsx';
import type { useMatrixAddress } from './use-matrix-address.ts';

type FiltersProps = { address: ReturnType<typeof useMatrixAddress>; countries: MatrixCountry[] };

export function Filters({ address, countries }: FiltersProps) {
  const { typed, filters, search, filter } = address;
  return (
    <>
      <SearchField label="Search products" value={typed} onSearch={search} />
      <CategoryFilters address={address} stepwise />
      <SelectFilter
        label="Missing prices"
        all="Priced or not"
        options={countries.map(({ countryId, countryName }) => ({
          value: String(countryId),
          label: `Missing in ${countryName}`,
        }))}
        value={filters.missing}
        onChange={value => filter('missing', value)}
      />
    </>
  );
}
