import type { Category } from '../../../../functions/catalog/categories/contract.ts';
import { CATEGORY } from '../../../../functions/catalog/categories/record.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { pictureColumn } from '../pictures/picture-column.tsx';
import { categories } from './categories.ts';

const columns = listedColumns<Category>(CATEGORY, {
  categoryId: { meta: { className: 'sm:w-24' } },
  categoryPicture: pictureColumn(({ categoryPicture, categoryPictureSrcset }) => ({
    src: categoryPicture,
    srcSet: categoryPictureSrcset,
  })),
  categoryName: { meta: { className: 'font-medium' } },
  displayStatus: { meta: { className: 'sm:w-40' } },
});

export function Component() {
  const list = useList(categories, ['displayStatus']);
  return (
    <ListScreen
      resource={categories}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
