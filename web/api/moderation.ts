import type { ReceivedComment } from '../../functions/content/comments/contract.ts';
import type { ReceivedReview } from '../../functions/content/reviews/contract.ts';
import type { Moderate, Waiting } from '../../functions/contracts/moderation.ts';
import { type ApiClient, dataOf, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

type Seen = { version: number };

/** Applies only to the version that the moderator has seen. */
const ifStillSeen = ({ version }: Seen) => ifMatch(`"${version}"`);
const at = (id: number) => ({ param: { id: String(id) } });

export const listReviews = (api: ApiClient, query: ListQuery) =>
  listOf<ReceivedReview>(api.api.reviews.$get({ query }));

export const moderateReview = (api: ApiClient, seen: ReceivedReview, json: Moderate) =>
  entityOf<ReceivedReview>(api.api.reviews[':id'].$put({ ...at(seen.reviewId), json }, ifStillSeen(seen)));

export const deleteReview = (api: ApiClient, seen: ReceivedReview) =>
  done(api.api.reviews[':id'].$delete(at(seen.reviewId), ifStillSeen(seen)));

export const listAllComments = (api: ApiClient, query: ListQuery) =>
  listOf<ReceivedComment>(api.api.comments.$get({ query }));

export const moderateComment = (api: ApiClient, seen: ReceivedComment, json: Moderate) =>
  entityOf<ReceivedComment>(api.api.comments[':id'].$put({ ...at(seen.commentId), json }, ifStillSeen(seen)));

export const deleteComment = (api: ApiClient, seen: ReceivedComment) =>
  done(api.api.comments[':id'].$delete(at(seen.commentId), ifStillSeen(seen)));

export const countWaiting = async (api: ApiClient) =>
  (await dataOf<Waiting>(api.api.stats.waiting.$get())).data;
