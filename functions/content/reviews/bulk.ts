import { reviews } from '../../../db/schema/reviews.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withModeration } from '../../bulk/with-moderation.ts';
import { MODERATION_ACTIONS } from '../../contracts/moderation.ts';
import { ReviewFilter } from './contract.ts';
import { reviewsMatching } from './queries.ts';

export const BulkReviews = bulkOf('BulkReviews', {
  filter: ReviewFilter,
  key: rowId,
  actions: MODERATION_ACTIONS,
});

export const reviewsInBulk = withModeration<ReviewFilter>({
  table: reviews,
  id: reviews.reviewId,
  name: reviews.name,
  matching: reviewsMatching,
});
