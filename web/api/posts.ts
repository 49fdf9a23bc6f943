import type { BlogIndex } from '../../functions/content/blog/contract.ts';
import type { Post, PostView } from '../../functions/content/posts/contract.ts';
import { type ApiClient, dataOf, listOf } from './client.ts';

type PostQuery = {
  q?: string;
  category?: string;
  tag?: string;
  archive?: string;
  page: string;
  pageSize: string;
};

export const listPosts = (api: ApiClient, query: PostQuery) => listOf<Post>(api.api.posts.$get({ query }));

/** Categories, tags and archives to filter by. */
export const readBlog = async (api: ApiClient) => (await dataOf<BlogIndex>(api.api.blog.$get())).data;

type Answer = Parameters<typeof dataOf<PostView>>[0];

/** The latest post if no slug is given. Its type is recursive, so it is named here. */
export async function readPost(api: ApiClient, slug: string | undefined): Promise<PostView> {
  const { blog, posts } = api.api;
  const answer: unknown = slug ? posts[':slug'].$get({ param: { slug } }) : blog.latest.$get();
  return (await dataOf<PostView>(answer as Answer)).data;
}
