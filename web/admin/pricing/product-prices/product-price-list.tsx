import { Grid3x3 } from 'lucide-react';
import { useMemo } from 'react';
import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import type { ProductPrice } from '../../../../functions/pricing/product-prices/contract.ts';
import { PRICE } from '../../../../functions/pricing/product-prices/record.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatMoney } from '../../format.ts';
import { ImportExport } from '../../list/import-export.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { useList } from '../../list/use-list.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { type References, useReferences } from '../../references/use-references.ts';
import { countries } from '../countries/countries.ts';
import { FILTERS, ProductPriceFilters } from './product-price-filters.tsx';
import { productPrices } from './product-prices.ts';

const wide = { className: 'min-[90rem]:whitespace-nowrap' };

function columnsWith({ nameOf, find }: References<Country>) {
  const inItsCurrency = (amount: number, { CountryID }: ProductPrice) =>
    formatMoney(amount, find(CountryID)?.denomination ?? '');
  return listedColumns<ProductPrice>(PRICE, {
    ProductCode: { cell: price => <ItsProduct {...price} /> },
    CountryID: { id: 'Country', meta: wide, cell: ({ CountryID }) => nameOf(CountryID) },
    NetPrice: { cell: price => inItsCurrency(price.NetPrice, price) },
    RetailPrice: { cell: price => inItsCurrency(price.RetailPrice, price) },
    CreatedAt: { meta: wide },
  });
}

function ItsProduct({ ProductCode, ProductName }: ProductPrice) {
  return (
    <span className="flex min-w-0 gap-2 max-sm:flex-row-reverse">
      <span className="text-muted tabular-nums sm:min-w-8">{ProductCode}</span>
      <span className="min-w-24 font-medium sm:line-clamp-2">{ProductName}</span>
    </span>
  );
}

export function Component() {
  const list = useList(productPrices, FILTERS);
  const references = useReferences(countries);
  const columns = useMemo(() => columnsWith(references), [references]);
  return (
    <ListScreen
      clock
      resource={productPrices}
      list={list}
      columns={columns}
      actions={
        <>
          <ButtonLink to="/admin/product-prices/matrix">
            <Grid3x3 aria-hidden="true" />
            Price Matrix
          </ButtonLink>
          <ImportExport kind="productprices" list={list} />
        </>
      }
      notice={<LoadFailure message={countries.words.failedToList} loading={references} className="mb-4" />}
      filters={<ProductPriceFilters list={list} countries={references} />}
    />
  );
}
