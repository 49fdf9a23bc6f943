import { categories, monthOf, type Post, type PostCategory, posts } from '../content/posts.ts';
import { postsSaying } from './post-text.ts';

const PAGE_SIZE = 4;
const LONGEST_SEARCH = 100;

/** What the address of the list asks for. */
export type Asked = { q: string; category: string; tag: string; archive: string; page: number };

export function askedIn(params: URLSearchParams): Asked {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH);
  const page = Math.trunc(Number(params.get('page')));
  return {
    q: text('q'),
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

export async function findPosts({ q, category, tag, archive, page }: Asked) {
  const found = (q ? await postsSaying(q) : posts).filter(
    post =>
      (!category || post.category === category) &&
      (!tag || post.tags.includes(tag)) &&
      (!archive || monthOf(post) === archive),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const slugs = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map(({ slug }) => slug);
  return { slugs, total: found.length, page: shown, pageCount };
}

type Choice = { value: string; count: number };

/** The months, tags and categories that there are, with how many posts each has. */
export const archives = counted(posts.map(monthOf));
export const tags = counted(posts.flatMap(({ tags }) => tags)).sort((a, b) => (a.value < b.value ? -1 : 1));
export const categoryChoices = counted(posts.map(({ category }) => category)).map(choice => ({
  ...choice,
  label: nameOf(choice.value),
}));

export function nameOf(category: string): string {
  return categories[category as PostCategory] ?? category;
}

function counted(values: readonly string[]): Choice[] {
  return [...new Set(values)].map(value => ({ value, count: values.filter(one => one === value).length }));
}

export const addressOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog-details/${slug}`;
