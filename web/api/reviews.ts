import type {
  OwnReview,
  Review,
  UnreviewedProduct,
  UpdateReview,
  WriteReview,
} from '../../functions/content/reviews/contract.ts';
import { type ApiClient, done, entityOf, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listReviewsOf = (api: ApiClient, id: string, query: ListQuery) =>
  listOf<Review>(api.api.products[':id'].reviews.$get({ param: { id }, query }));

export const writeReview = (api: ApiClient, id: string, json: WriteReview) =>
  done(api.api.products[':id'].reviews.$post({ param: { id }, json }));

export const listMyReviews = (api: ApiClient, product?: string) =>
  listOf<OwnReview>(api.api.reviews.own.$get({ query: { product } }));

export const listUnreviewed = (api: ApiClient) =>
  listOf<UnreviewedProduct>(api.api.reviews.own.unreviewed.$get());

export const updateMyReview = (api: ApiClient, id: number, json: UpdateReview) =>
  entityOf<OwnReview>(api.api.reviews.own[':id'].$put({ param: { id: String(id) }, json }));

export const deleteMyReview = (api: ApiClient, id: number) =>
  done(api.api.reviews.own[':id'].$delete({ param: { id: String(id) } }));
