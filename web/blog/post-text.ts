import type { Block } from '../content/post.ts';
import { type Post, posts } from '../content/posts.ts';

const texts = import.meta.glob<readonly Block[]>('../content/posts/*.ts', { import: 'blocks' });

/** The text of a post, loaded when somebody reads it. */
export async function textOf({ slug }: Post): Promise<readonly Block[]> {
  const load = texts[`../content/posts/${slug}.ts`];
  if (!load) throw new Error(`The post ${slug} has no text`);
  return await load();
}

/** The posts that have every one of these words, wherever in them. */
export async function postsSaying(words: string): Promise<Post[]> {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const searched = await Promise.all(
    posts.map(async post => plain([...factsOf(post), ...(await wordsOf(post))].join(' '))),
  );
  return posts.filter((_, index) => wanted.every(word => searched[index]?.includes(word)));
}

const factsOf = ({ title, excerpt, tags }: Post) => [title, excerpt, ...tags];

const wordsOf = async (post: Post) => (await textOf(post)).flatMap(wordsIn);

export function wordsIn(block: Block): string | readonly string[] {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list;
  return 'heading' in block ? block.heading : block.quote;
}

/** Case, accents and the two kinds of apostrophe make no difference to who searches. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
