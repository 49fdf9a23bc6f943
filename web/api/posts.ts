import type { BlogIndex } from '../../functions/contracts/blog.ts';
import type { Post, PostView } from '../../functions/contracts/posts.ts';
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

/** The ways into the blog. */
export const readBlog = async (api: ApiClient) => (await dataOf<BlogIndex>(api.api.blog.$get())).data;

type Answer = Parameters<typeof dataOf<PostView>>[0];

/** The latest one, where none is named. What is made of parts of its own kind has no type that comes with the call. */
export async function readPost(api: ApiClient, slug: string | undefined): Promise<PostView> {
  const { blog, posts } = api.api;
  const answer: unknown = slug ? posts[':slug'].$get({ param: { slug } }) : blog.latest.$get();
  return (await dataOf<PostView>(answer as Answer)).data;
}
