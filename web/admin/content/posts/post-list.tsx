import { api } from '../../../api/client.ts';
import { readBlogIndex } from '../../../api/post-editing.ts';
import { dateWriter } from '../../../ui/dates.ts';
import { SmallPicture } from '../../catalog/pictures/small-picture.tsx';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { useLoaded } from '../../use-loaded.ts';
import { PostState } from './post-state.tsx';
import { type Listed, posts } from './posts.ts';

const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
];

const shortDate = dateWriter({ dateStyle: 'medium' });
const column = columnsOf<Listed>();

const columns = column.columns([
  column.accessor('picture', {
    header: 'Picture',
    enableSorting: false,
    meta: { className: 'sm:w-20' },
    cell: cell => (
      <SmallPicture
        src={cell.getValue()}
        srcSet={cell.row.original.pictureSrcset}
        className="size-9"
        sizes="2.25rem"
      />
    ),
  }),
  column.accessor('title', { header: 'Title', meta: { className: 'font-medium wrap-anywhere sm:min-w-48' } }),
  column.accessor('category', { header: 'Category' }),
  column.accessor('state', {
    header: 'Status',
    meta: { className: 'sm:w-36' },
    cell: cell => <PostState post={cell.row.original} />,
  }),
  column.accessor('publishAt', {
    header: 'Date',
    meta: { className: 'whitespace-nowrap tabular-nums' },
    cell: cell => {
      const date = cell.getValue();
      return date === null ? '–' : shortDate(date, navigator.language);
    },
  }),
  column.accessor('comments', { header: 'Comments', meta: { numeric: true, className: 'sm:w-28' } }),
]);

export function Component() {
  const list = useList(posts, ['state', 'category']);
  const { data } = useLoaded(['blog index'], () => readBlogIndex(api));
  return (
    <ListScreen
      resource={posts}
      list={list}
      columns={columns}
      filters={
        <>
          <SelectFilter label="Status" all="Any status" options={STATES} {...list.choose('state')} />
          <SelectFilter
            label="Category"
            all="Any category"
            options={(data?.categories ?? []).map(({ value }) => ({ value, label: value }))}
            {...list.choose('category')}
          />
        </>
      }
    />
  );
}
