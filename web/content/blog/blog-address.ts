import type { Post } from '../../../functions/content/posts/contract.ts';
import { lastPageOf, pageCountOf } from '../../../functions/contracts/list-limits.ts';
import { isTooShort, TOO_SHORT } from '../../../functions/contracts/search-length.ts';
import { listPosts } from '../../api/posts.ts';
import type { RequestContext } from '../../api/request-context.ts';

const PAGE_SIZE = 6;
const LONGEST_SEARCH = 100;
const LONGEST_NAME = 50;
const A_MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The filters in the URL of the blog. */
export type BlogFilter = { q: string; category: string; tag: string; archive: string; page: number };

export function blogFilterIn(params: URLSearchParams): BlogFilter {
  const text = (name: string, longest = LONGEST_NAME) => (params.get(name) ?? '').trim().slice(0, longest);
  const page = Math.trunc(Number(params.get('page')));
  return {
    q: text('q', LONGEST_SEARCH),
    category: text('category'),
    tag: text('tag'),
    archive: text('archive'),
    page: page > 0 ? page : 1,
  };
}

export function addressOf(filter: Partial<BlogFilter>): string {
  const { page = 1, ...rest } = filter;
  const params = Object.entries(rest).filter(([, value]) => value);
  if (page > 1) params.push(['page', String(page)]);
  return params.length > 0 ? `/blog?${new URLSearchParams(params as [string, string][])}` : '/blog';
}

type FoundPosts = { posts: Post[]; total: number; page: number; pageCount: number; hint?: string };

/** A page of the matching posts; the last page when the number is too high. */
export async function findPosts(api: RequestContext['api'], filter: BlogFilter): Promise<FoundPosts> {
  const { page, ...rest } = filter;
  const none = { posts: [], total: 0, page: 1, pageCount: 1 };
  if (isTooShort(rest.q)) return { ...none, hint: TOO_SHORT };
  if (rest.archive && !A_MONTH.test(rest.archive)) return none;
  const shown = Math.min(page, lastPageOf(PAGE_SIZE));
  const query = { ...rest, page: String(shown), pageSize: String(PAGE_SIZE) };
  const { rows, total } = await listPosts(api, query);
  const pageCount = pageCountOf(total, PAGE_SIZE);
  if (shown > pageCount) return await findPosts(api, { ...filter, page: pageCount });
  return { posts: rows, total, page: shown, pageCount };
}

export const addressOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog-details/${slug}`;
