import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { users } from '../../../db/schema/users.ts';
import type { OwnReview, ReceivedReview, Review } from './contract.ts';

export const SHOWN_COLUMNS = {
  reviewId: reviews.reviewId,
  productCode: reviews.productCode,
  stars: reviews.stars,
  title: reviews.title,
  review: reviews.review,
  name: reviews.name,
  bought: reviews.bought,
  createdAt: reviews.createdAt,
};

export const OWN_COLUMNS = {
  ...SHOWN_COLUMNS,
  productName: products.productName,
  state: reviews.state,
  version: reviews.version,
};

export const RECEIVED_COLUMNS = {
  ...OWN_COLUMNS,
  username: users.username,
  decidedBy: reviews.decidedBy,
  decidedAt: reviews.decidedAt,
};

export const itsProduct = eq(products.productCode, reviews.productCode);
export const itsCustomer = eq(users.userId, reviews.userId);

type AsStored<Shown> = { [Field in keyof Shown]: Field extends `${string}At` ? Date : Shown[Field] };
type ReceivedRow = Omit<ReceivedReview, 'createdAt' | 'decidedAt'> & {
  createdAt: Date;
  decidedAt: Date | null;
};

export const toReview = ({ createdAt, ...row }: AsStored<Review>): Review => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const toOwn = ({
  version: _,
  createdAt,
  ...row
}: AsStored<OwnReview> & { version: number }): OwnReview => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const toReceived = ({ createdAt, decidedAt, ...row }: ReceivedRow): ReceivedReview => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
