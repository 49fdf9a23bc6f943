import { Grid3x3 } from 'lucide-react';
import { useMemo } from 'react';
import type { Country } from '../../../functions/contracts/countries.ts';
import type { ProductPrice } from '../../../functions/contracts/product-prices.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { countries } from '../countries/countries.ts';
import { ImportExport } from '../import/import-export.tsx';
import { columnsOf } from '../list/list-columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useList } from '../list/use-list.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { type References, useReferences } from '../references/use-references.ts';
import { writtenDate, writtenMoney, writtenNumber } from '../written.ts';
import { FILTERS, ProductPriceFilters } from './product-price-filters.tsx';
import { productPrices } from './product-prices.ts';

const column = columnsOf<ProductPrice>();
const number = { numeric: true };
const wide = { className: 'min-[90rem]:whitespace-nowrap' };

const columnsWith = ({ nameOf, find }: References<Country>) => {
  const inItsCurrency = (amount: number, { CountryID }: ProductPrice) =>
    writtenMoney(amount, find(CountryID)?.denomination ?? '');
  return column.columns([
    column.accessor('ProductCode', {
      header: 'Product Code',
      cell: cell => <ItsProduct {...cell.row.original} />,
    }),
    column.accessor('CountryID', {
      id: 'Country',
      header: 'Country',
      meta: wide,
      cell: cell => nameOf(cell.getValue()),
    }),
    column.accessor('NetPrice', {
      header: 'Net Price',
      meta: number,
      cell: cell => inItsCurrency(cell.getValue(), cell.row.original),
    }),
    column.accessor('RetailPrice', {
      header: 'Retail Price',
      meta: number,
      cell: cell => inItsCurrency(cell.getValue(), cell.row.original),
    }),
    column.accessor('PV', { header: 'PV', meta: number, cell: cell => writtenNumber(cell.getValue()) }),
    column.accessor('PQ', { header: 'PQ', meta: number, cell: cell => writtenNumber(cell.getValue()) }),
    column.accessor('DisplayAtWebsite', {
      header: 'Display at Website',
      cell: cell => (cell.getValue() ? 'Yes' : <span className="text-muted">No</span>),
    }),
    column.accessor('StockAvailable', {
      header: 'Stock Available',
      meta: number,
      cell: cell => writtenNumber(cell.getValue()),
    }),
    column.accessor('CreatedAt', {
      header: 'Created At',
      meta: wide,
      cell: cell => writtenDate(cell.getValue()),
    }),
  ]);
};

function ItsProduct({ ProductCode, ProductName }: ProductPrice) {
  return (
    <span className="flex min-w-0 gap-2 max-sm:flex-row-reverse">
      <span className="text-muted tabular-nums sm:min-w-8">{ProductCode}</span>
      <span className="min-w-24 font-medium sm:line-clamp-2">{ProductName}</span>
    </span>
  );
}

export function ProductPriceList() {
  const list = useList(productPrices, FILTERS);
  const references = useReferences(countries);
  const columns = useMemo(() => columnsWith(references), [references]);
  return (
    <ListScreen
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
