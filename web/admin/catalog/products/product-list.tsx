import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { PRODUCT } from '../../../../functions/catalog/products/record.ts';
import { formatShortDate } from '../../format.ts';
import { ImportExport } from '../../list/import-export.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { useList } from '../../list/use-list.ts';
import { pictureColumn } from '../pictures/picture-column.tsx';
import { NameCell } from './name-cell.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productsOrFamilies, useVariantGroups, VariantGroupsContext } from './variant-groups.ts';

const CUT_AT = 50;

const columns = listedColumns<Product>(
  PRODUCT,
  {
    productCode: {
      meta: { className: 'sm:w-20' },
      cell: ({ productCode, groupOf }) => (groupOf ? '' : productCode),
    },
    productPicture: pictureColumn(({ productPicture, productPictureSrcset }) => ({
      src: productPicture,
      srcSet: productPictureSrcset,
    })),
    productName: {
      meta: { className: 'font-medium wrap-anywhere' },
      cell: product => <NameCell product={product} />,
    },
    productDescription: {
      meta: { className: 'text-muted wrap-anywhere' },
      cell: ({ productDescription, groupOf }) => (groupOf ? '' : cut(productDescription)),
    },
    createdAt: {
      meta: { className: 'tabular-nums sm:w-32' },
      cell: ({ createdAt, groupOf }) => (groupOf ? '' : formatShortDate(createdAt)),
    },
  },
  ['productCode', 'productPicture'],
);

export function Component() {
  const loaded = useList(productsOrFamilies, ['category', 'subcategory', 'picture', 'missing'], ['grouped']);
  const groups = useVariantGroups(loaded);
  const list = groups ? { ...loaded, reload: groups.reload } : loaded;
  return (
    <VariantGroupsContext value={groups}>
      <ListScreen
        clock
        resource={productsOrFamilies}
        {...{ list, groups }}
        columns={columns}
        actions={<ImportExport kind="products" list={list} />}
        filters={<ProductFilters list={list} />}
      />
    </VariantGroupsContext>
  );
}

/** Counts graphemes, so that no character is cut in half. */
function cut(text: string): string {
  const characters = [...text];
  return characters.length > CUT_AT ? `${characters.slice(0, CUT_AT).join('')}...` : text;
}
