import type { BlogIndex } from '../../functions/contracts/blog.ts';
import type {
  CreatePost,
  Post,
  PreviewedPost,
  UpdatePost,
  WrittenPost,
} from '../../functions/contracts/posts.ts';
import { type ApiClient, dataOf, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listPostRecords = (api: ApiClient, query: ListQuery & { category?: string }) =>
  listOf<Post>(api.api.posts.$get({ query }));

export const findPostRecord = (api: ApiClient, id: string) =>
  entityOf<WrittenPost>(api.api.posts[':id'].source.$get({ param: { id } }));

export const createPost = (api: ApiClient, json: CreatePost) =>
  entityOf<WrittenPost>(api.api.posts.$post({ json }));

export const updatePost = (api: ApiClient, id: string, json: UpdatePost, etag: string) =>
  entityOf<WrittenPost>(api.api.posts[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deletePost = (api: ApiClient, id: string, etag: string) =>
  done(api.api.posts[':id'].$delete({ param: { id } }, ifMatch(etag)));

type Preview = Parameters<typeof dataOf<PreviewedPost>>[0];

/** What is made of parts of its own kind has no type that comes with the call. */
export async function previewPost(api: ApiClient, text: string) {
  const answer: unknown = api.api.posts.preview.$post({ json: { text } });
  return (await dataOf<PreviewedPost>(answer as Preview)).data.content;
}

/** What other posts have: categories and tags to choose from. */
export const readBlogIndex = async (api: ApiClient) => (await dataOf<BlogIndex>(api.api.blog.$get())).data;
