import type { Comment, PostComment } from '../../functions/content/comments/contract.ts';
import { type ApiClient, done, listOf } from './client.ts';

export const listComments = (api: ApiClient, slug: string) =>
  listOf<Comment>(api.api.posts[':slug'].comments.$get({ param: { slug }, query: {} }));

export const postComment = (api: ApiClient, slug: string, json: PostComment) =>
  done(api.api.posts[':slug'].comments.$post({ param: { slug }, json }));
