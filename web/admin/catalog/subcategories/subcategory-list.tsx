import { useMemo } from 'react';
import type { Subcategory } from '../../../../functions/catalog/subcategories/contract.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { optionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import { categories } from '../categories/categories.ts';
import { subcategories } from './subcategories.ts';

const column = columnsOf<Subcategory>();

const columnsWith = (categoryName: (id: number) => string) =>
  column.columns([
    column.accessor('subcategoryId', { header: 'ID', meta: { className: 'sm:w-24' } }),
    column.accessor('categoryId', {
      id: 'category',
      header: 'Category',
      cell: cell => categoryName(cell.getValue()),
    }),
    column.accessor('subcategoryName', { header: 'Name', meta: { className: 'font-medium' } }),
    column.accessor('displayStatus', {
      header: 'Status',
      meta: { className: 'sm:w-40' },
      cell: cell => <StatusBadge active={cell.getValue()} />,
    }),
  ]);

export function Component() {
  const list = useList(subcategories, ['category', 'displayStatus']);
  const references = useReferences(categories);
  const { nameOf } = references;
  const columns = useMemo(() => columnsWith(nameOf), [nameOf]);
  return (
    <ListScreen
      resource={subcategories}
      list={list}
      columns={columns}
      notice={<LoadFailure message={categories.words.failedToList} loading={references} className="mb-4" />}
      filters={
        <>
          <SelectFilter
            label="Category"
            all="All Categories"
            options={optionsOf(categories, references.rows)}
            {...list.choose('category')}
          />
          <StatusFilter {...list.choose('displayStatus')} />
        </>
      }
    />
  );
}
