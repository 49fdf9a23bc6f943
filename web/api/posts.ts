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

const MOST_ARTICLES = '3';

/** The latest posts that name a product. */
export async function listPostsNaming(api: ApiClient, product: string): Promise<Post[]> {
  const query = { product, page: '1', pageSize: MOST_ARTICLES };
  return (await listOf<Post>(api.api.posts.$get({ query }))).rows;
}

/** Categories, tags and archives to filter by. */
export const readBlog = async (api: ApiClient) => (await dataOf<BlogIndex>(api.api.blog.$get())).data;

type Answer = Parameters<typeof dataOf<PostView>>[0];

/** The latest post if no slug is given. Its type is recursive, so it is named here. */
export async function readPost(api: ApiClient, slug: string | undefined): Promise<PostView> {
  const { blog, posts } = api.api;
  const answer: unknown = slug ? posts[':slug'].$get({ param: { slug } }) : blog.latest.$get();
  return (await dataOf<PostView>(answer as Answer)).data;
}
