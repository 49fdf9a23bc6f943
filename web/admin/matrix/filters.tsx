import type { MatrixCountry } from '../../../functions/contracts/price-matrix.ts';
import { api } from '../../api/client.ts';
import { listShelves } from '../../api/price-matrix.ts';
import { Select } from '../../ui/select.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { useMatrixAddress } from './use-matrix-address.ts';

const loadShelves = () => listShelves(api);
const box = 'w-44 max-sm:w-auto max-sm:flex-1 max-sm:basis-36 [&_label]:sr-only';

type FiltersProps = { address: ReturnType<typeof useMatrixAddress>; countries: MatrixCountry[] };

export function Filters({ address, countries }: FiltersProps) {
  const { q = '', filters, search, filter, chooseCategory } = address;
  const { category = '', subcategory = '', missing = '' } = filters;
  const { data } = useLoaded(loadShelves);
  const within = (data?.subcategories ?? []).filter(({ categoryId }) => String(categoryId) === category);
  return (
    <>
      <SearchField label="Search products" value={q} onSearch={search} />
      <div className={box}>
        <Select label="Category" value={category} onChange={event => chooseCategory(event.target.value)}>
          <option value="">All Categories</option>
          {data?.categories.map(({ categoryId, categoryName }) => (
            <option key={categoryId} value={categoryId}>
              {categoryName}
            </option>
          ))}
        </Select>
      </div>
      {category && (
        <div className={box}>
          <Select
            label="Subcategory"
            value={subcategory}
            onChange={event => filter('subcategory', event.target.value)}
          >
            <option value="">All Subcategories</option>
            {within.map(({ subcategoryId, subcategoryName }) => (
              <option key={subcategoryId} value={subcategoryId}>
                {subcategoryName}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={box}>
        <Select
          label="Missing prices"
          value={missing}
          onChange={event => filter('missing', event.target.value)}
        >
          <option value="">Priced or not</option>
          {countries.map(({ countryId, countryName }) => (
            <option key={countryId} value={countryId}>
              Missing in {countryName}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
