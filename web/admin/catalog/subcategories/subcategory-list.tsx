import { useMemo } from 'react';
import type { Subcategory } from '../../../../functions/catalog/subcategories/contract.ts';
import { SUBCATEGORY } from '../../../../functions/catalog/subcategories/record.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { optionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import { categories } from '../categories/categories.ts';
import { subcategories } from './subcategories.ts';

const columnsWith = (categoryName: (id: number) => string) =>
  listedColumns<Subcategory>(SUBCATEGORY, {
    subcategoryId: { meta: { className: 'sm:w-24' } },
    categoryId: { id: 'category', cell: ({ categoryId }) => categoryName(categoryId) },
    subcategoryName: { meta: { className: 'font-medium' } },
    displayStatus: { meta: { className: 'sm:w-40' } },
  });

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
