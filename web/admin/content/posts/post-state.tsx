import type { Post } from '../../../../functions/content/posts/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime } from '../../format.ts';

type Dated = Pick<Post, 'state' | 'publishAt'>;

const isScheduled = ({ state, publishAt }: Dated, now = Date.now()) =>
  state === 'published' && publishAt !== null && Date.parse(publishAt) > now;

export const isPublished = (post: Dated) => post.state === 'published' && !isScheduled(post);

/** Draft, Scheduled with its time, or Published. */
export function PostState({ post }: { post: Dated }) {
  if (post.state === 'draft') return <Badge>Draft</Badge>;
  if (!isScheduled(post)) return <Badge tone="positive">Published</Badge>;
  return (
    <span>
      <Badge tone="notice">Scheduled</Badge>{' '}
      <span className="text-fine whitespace-nowrap text-muted">
        {formatDateTime(post.publishAt as string)}
      </span>
    </span>
  );
}
