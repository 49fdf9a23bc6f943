import { reviews } from '../../../db/schema/reviews.ts';
import type { ReviewFilter } from '../../contracts/reviews.ts';
import { withModeration } from '../bulk/with-moderation.ts';
import { reviewsMatching } from './queries.ts';

export const reviewsInBulk = withModeration<ReviewFilter>({
  table: reviews,
  id: reviews.reviewId,
  name: reviews.name,
  matching: reviewsMatching,
});
