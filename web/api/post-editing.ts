import type { BlogIndex } from '../../functions/content/blog/contract.ts';
import type { PreviewedPost } from '../../functions/content/posts/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

type Preview = Parameters<typeof dataOf<PreviewedPost>>[0];

/** The content type is recursive, so it cannot be inferred from the call. */
export async function previewPost(api: ApiClient, text: string) {
  const answer: unknown = api.api.posts.preview.$post({ json: { text } });
  return (await dataOf<PreviewedPost>(answer as Preview)).data.content;
}

/** Categories and tags of existing posts to choose from. */
export const readBlogIndex = async (api: ApiClient) => (await dataOf<BlogIndex>(api.api.blog.$get())).data;
