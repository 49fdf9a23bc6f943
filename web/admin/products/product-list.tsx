import type { Product } from '../../../functions/contracts/products.ts';
import { dateWriter } from '../../ui/dates.ts';
import { ImportExport } from '../import/import-export.tsx';
import { columnsOf } from '../list/list-columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useList } from '../list/use-list.ts';
import { SmallPicture } from '../picture/small-picture.tsx';
import { ProductFilters } from './product-filters.tsx';
import { products } from './products.ts';

const CUT_AT = 50;
const shortDate = dateWriter({ dateStyle: 'short' });
const column = columnsOf<Product>();

const columns = column.columns([
  column.accessor('productCode', { header: 'Code', meta: { className: 'sm:w-20' } }),
  column.accessor('productPicture', {
    header: 'Picture',
    enableSorting: false,
    meta: { className: 'sm:w-20' },
    cell: cell => (
      <SmallPicture
        src={cell.getValue()}
        srcSet={cell.row.original.productPictureSrcset}
        className="size-9"
        sizes="2.25rem"
      />
    ),
  }),
  column.accessor('productName', { header: 'Name', meta: { className: 'font-medium wrap-anywhere' } }),
  column.accessor('productDescription', {
    header: 'Description',
    enableSorting: false,
    meta: { className: 'text-muted wrap-anywhere' },
    cell: cell => cut(cell.getValue()),
  }),
  column.accessor('createdAt', {
    header: 'Created At',
    meta: { className: 'tabular-nums sm:w-32' },
    cell: cell => shortDate(cell.getValue(), navigator.language),
  }),
]);

export function ProductList() {
  const list = useList(products, ['category', 'subcategory', 'picture', 'missing']);
  return (
    <ListScreen
      resource={products}
      list={list}
      columns={columns}
      actions={<ImportExport kind="products" list={list} />}
      filters={<ProductFilters list={list} />}
    />
  );
}

/** By what a reader takes for a character, so that none is cut in two. */
function cut(text: string): string {
  const characters = [...text];
  return characters.length > CUT_AT ? `${characters.slice(0, CUT_AT).join('')}...` : text;
}
