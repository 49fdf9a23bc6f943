import type { BulkResult } from '../../../../functions/bulk/contract.ts';
import type { ReceivedReview } from '../../../../functions/content/reviews/contract.ts';
import type { Job } from '../../../../functions/jobs/contract.ts';
import { api, dataOf } from '../../../api/client.ts';
import { deleteReview, listReviews, moderateReview } from '../../../api/moderation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { Moderation } from './moderation.ts';
import { ModerationScreen } from './moderation-screen.tsx';
import { STATES } from './states.ts';

const STARS = [5, 4, 3, 2, 1].map(stars => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));

const reviews: Moderation<ReceivedReview> = {
  path: '/admin/reviews',
  title: 'Reviews',
  one: 'review',
  many: 'reviews',
  search: 'Search reviews',
  empty: 'New reviews will appear here.',
  sorts: [
    { value: '-createdAt', label: 'Newest first' },
    { value: 'createdAt', label: 'Oldest first' },
    { value: 'stars', label: 'Fewest stars first' },
    { value: '-stars', label: 'Most stars first' },
    { value: 'productCode', label: 'By product' },
    { value: 'name', label: 'By customer' },
  ],
  filters: [STATES, { name: 'stars', label: 'Stars', all: 'All Stars', options: STARS }],
  idOf: ({ reviewId }) => String(reviewId),
  list: query => listReviews(api, query),
  decide: (row, state) => moderateReview(api, row, { state }),
  remove: row => deleteReview(api, row),
  bulk: async json => (await dataOf<BulkResult | Job>(api.api.reviews.bulk.$post({ json }))).data,
  about: ({ productCode, productName }) =>
    productName === null ? null : { to: `/products-details/${productCode}`, label: productName },
  from: ({ username }) => username,
  head: ({ stars, title, bought }) => (
    <>
      <Stars stars={stars} />
      {title && <strong className="font-semibold wrap-anywhere">{title}</strong>}
      {bought && <Badge tone="positive">Bought here</Badge>}
    </>
  ),
  text: ({ review }) => review,
};

export const Component = () => <ModerationScreen kind={reviews} />;
