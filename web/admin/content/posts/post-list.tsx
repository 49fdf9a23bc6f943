import { POST } from '../../../../functions/content/posts/record.ts';
import { api } from '../../../api/client.ts';
import { readBlogIndex } from '../../../api/post-editing.ts';
import { pictureColumn } from '../../catalog/pictures/picture-column.tsx';
import { formatDate } from '../../format.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
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

const columns = listedColumns<Listed>(
  POST,
  {
    picture: pictureColumn(({ picture, pictureSrcset }) => ({ src: picture, srcSet: pictureSrcset })),
    title: { meta: { className: 'font-medium wrap-anywhere sm:min-w-48' } },
    state: { meta: { className: 'sm:w-36' }, cell: post => <PostState post={post} /> },
    publishAt: {
      meta: { className: 'whitespace-nowrap tabular-nums' },
      cell: ({ publishAt }) => (publishAt === null ? '–' : formatDate(publishAt)),
    },
    comments: { meta: { numeric: true, className: 'sm:w-28' }, cell: ({ comments }) => comments },
  },
  ['picture'],
);

export function Component() {
  const list = useList(posts, ['state', 'category']);
  const { data } = useLoaded(['blog index'], () => readBlogIndex(api));
  return (
    <ListScreen
      clock
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
