import type { BulkResult } from '../../../../functions/bulk/contract.ts';
import type { ReceivedComment } from '../../../../functions/content/comments/contract.ts';
import type { Job } from '../../../../functions/jobs/contract.ts';
import { api, dataOf } from '../../../api/client.ts';
import { deleteComment, listAllComments, moderateComment } from '../../../api/moderation.ts';
import type { Moderation } from './moderation.ts';
import { ModerationScreen } from './moderation-screen.tsx';
import { STATES } from './states.ts';

const comments: Moderation<ReceivedComment> = {
  path: '/admin/comments',
  title: 'Comments',
  one: 'comment',
  many: 'comments',
  search: 'Search comments',
  empty: 'New comments will appear here.',
  sorts: [
    { value: '-createdAt', label: 'Newest first' },
    { value: 'createdAt', label: 'Oldest first' },
    { value: 'slug', label: 'By post' },
    { value: 'name', label: 'By name' },
    { value: 'email', label: 'By email' },
  ],
  filters: [STATES],
  idOf: ({ commentId }) => String(commentId),
  list: query => listAllComments(api, query),
  decide: (row, state) => moderateComment(api, row, { state }),
  remove: row => deleteComment(api, row),
  bulk: async json => (await dataOf<BulkResult | Job>(api.api.comments.bulk.$post({ json }))).data,
  about: ({ slug }) => ({ to: `/blog-details/${slug}`, label: slug }),
  from: ({ email, website }) => (
    <>
      {email}
      {website && <span className="wrap-anywhere"> · {website}</span>}
    </>
  ),
  text: ({ comment }) => comment,
};

export const Component = () => <ModerationScreen kind={comments} />;
