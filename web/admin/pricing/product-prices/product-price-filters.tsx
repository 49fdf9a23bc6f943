import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import type { ProductPrice } from '../../../../functions/pricing/product-prices/contract.ts';
import { SelectFilter } from '../../list/select-filter.tsx';
import type { List } from '../../list/use-list.ts';
import { optionsOf } from '../../references/options.ts';
import type { References } from '../../references/use-references.ts';
import { countries as countryResource } from '../countries/countries.ts';
import { ProductCombobox } from './product-combobox.tsx';

export const FILTERS = ['country', 'product', 'displayAtWebsite', 'inStock'];

const DISPLAYED = [
  { value: 'true', label: 'Displayed' },
  { value: 'false', label: 'Not displayed' },
];
const STOCK = [
  { value: 'true', label: 'In stock' },
  { value: 'false', label: 'Out of stock' },
];

type ProductPriceFiltersProps = { list: List<ProductPrice>; countries: References<Country> };

export function ProductPriceFilters({ list, countries }: ProductPriceFiltersProps) {
  const { choose } = list;
  return (
    <>
      <div className="w-48 max-sm:w-full 2xl:w-56 [&_label]:sr-only">
        <ProductCombobox label="Product" placeholder="All Products" {...choose('product')} />
      </div>
      <SelectFilter
        label="Country"
        all="All Countries"
        options={optionsOf(countryResource, countries.rows)}
        {...choose('country')}
      />
      <SelectFilter
        label="Display at Website"
        all="Displayed or not"
        options={DISPLAYED}
        {...choose('displayAtWebsite')}
      />
      <SelectFilter label="Stock" all="Any stock" options={STOCK} {...choose('inStock')} />
    </>
  );
}
