import { comments } from '../../../db/schema/comments.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withModeration } from '../../bulk/with-moderation.ts';
import { MODERATION_ACTIONS } from '../../contracts/moderation.ts';
import { CommentFilter } from './contract.ts';
import { commentsMatching } from './queries.ts';

export const BulkComments = bulkOf('BulkComments', {
  filter: CommentFilter,
  key: rowId,
  actions: MODERATION_ACTIONS,
});

export const commentsInBulk = withModeration<CommentFilter>({
  table: comments,
  id: comments.commentId,
  name: comments.name,
  matching: commentsMatching,
});
