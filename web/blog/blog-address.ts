import type { Post } from '../../functions/contracts/posts.ts';
import { listPosts } from '../api/posts.ts';
import type { Visit } from '../api/visit.ts';

const PAGE_SIZE = 4;
const LONGEST_SEARCH = 100;
const LONGEST_NAME = 50;
const A_MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What the address of the list asks for. */
export type Asked = { q: string; category: string; tag: string; archive: string; page: number };

export function askedIn(params: URLSearchParams): Asked {
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

/** The address of the list that shows these posts. */
export function addressOf(asked: Partial<Asked>): string {
  const { page = 1, ...filters } = asked;
  const given = Object.entries(filters).filter(([, value]) => value);
  if (page > 1) given.push(['page', String(page)]);
  return given.length > 0 ? `/blog?${new URLSearchParams(given as [string, string][])}` : '/blog';
}

type Found = { posts: Post[]; total: number; page: number; pageCount: number };

/** A page of what is asked for; the last one where there are not so many. */
export async function findPosts(api: Visit['api'], asked: Asked): Promise<Found> {
  const { page, ...filters } = asked;
  const none = { posts: [], total: 0, page: 1, pageCount: 1 };
  if (filters.archive && !A_MONTH.test(filters.archive)) return none;
  const shown = Math.min(page, 1_000_000);
  const query = { ...filters, page: String(shown), pageSize: String(PAGE_SIZE) };
  const { rows, total } = await listPosts(api, query);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (shown > pageCount) return await findPosts(api, { ...asked, page: pageCount });
  return { posts: rows, total, page: shown, pageCount };
}

export const addressOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog-details/${slug}`;
