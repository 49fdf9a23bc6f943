import { comments } from '../../../db/schema/comments.ts';
import type { CommentFilter } from '../../contracts/comments.ts';
import { withModeration } from '../bulk/with-moderation.ts';
import { commentsMatching } from './queries.ts';

export const commentsInBulk = withModeration<CommentFilter>({
  table: comments,
  id: comments.commentId,
  name: comments.name,
  matching: commentsMatching,
});
