import { readFile } from 'node:fs/promises';
import { posts } from '../schema/posts.ts';
import type { Writable } from '../statement.ts';
import { insertRows } from './insert-rows.ts';

const FOLDER = new URL('./posts/', import.meta.url);
const DAY = 24 * 60 * 60 * 1000;

type DemoPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: 'Guides' | 'How we work' | 'Looking after things';
  tags: string[];
  /** Alt text of its picture, if it has one. */
  pictureAlt?: string;
  /** Publication date, or days from now when scheduled; drafts have neither. */
  on?: string | number;
};

/** Latest first; the texts are in posts/. */
const DEMO_POSTS: DemoPost[] = [
  {
    slug: 'one-bag-two-nights',
    title: 'One bag, two nights',
    excerpt:
      'What goes into thirty-two litres, in which order, and what stays at home. A packing list for the most awkward length of journey.',
    category: 'Guides',
    tags: ['travel', 'packing'],
    pictureAlt: 'A packed canvas weekender, with a steel bottle, a notebook and a folded towel beside it',
    on: '2026-11-05',
  },
  {
    slug: 'coffee-in-four-minutes',
    title: 'Coffee in four minutes',
    excerpt:
      'Four numbers, a kettle that pours slowly, and your attention, which may be half asleep. Pour-over without the ceremony.',
    category: 'Guides',
    tags: ['coffee', 'kitchen'],
    pictureAlt: 'A gooseneck kettle pours water through a glass cone into its carafe',
    on: '2026-09-24',
  },
  {
    slug: 'three-left-means-three-left',
    title: 'Three left means three left',
    excerpt:
      'A number that hurries you is worth nothing, a number that is true a good deal. How stock is counted here, down to the last piece.',
    category: 'How we work',
    tags: ['stock', 'engineering'],
    pictureAlt: 'Three lit table lamps on a shelf, and two places that are empty already',
    on: '2026-09-10',
  },
  {
    slug: 'drawn-in-the-same-light',
    title: 'Drawn in the same light',
    excerpt:
      'There is not one photograph in this shop. Why every picture is a drawing, and the five rules that make them a family.',
    category: 'How we work',
    tags: ['pictures'],
    pictureAlt: 'A kettle under a lamp, and behind it the drawing that is made of it',
    on: '2026-07-02',
  },
  {
    slug: 'a-skillet-for-thirty-years',
    title: 'A skillet for thirty years',
    excerpt:
      'Cast iron asks for two minutes after dinner and gives back decades. The first week, the daily habit, and how to mend what went wrong.',
    category: 'Looking after things',
    tags: ['kitchen', 'care'],
    pictureAlt: 'A cast iron skillet on a gas flame, with oil and a sprig of rosemary in it',
    on: '2026-05-07',
  },
  {
    slug: 'noon-in-seven-countries',
    title: 'Noon in seven countries',
    excerpt:
      'A price is a kind of noon: it belongs to a place and is not converted from another. Why seven countries have seven price lists here.',
    category: 'How we work',
    tags: ['prices', 'countries'],
    pictureAlt: 'A globe under an arc of seven price tags, the one in the middle coloured like the sun',
    on: '2026-03-20',
  },
  {
    slug: 'a-towel-dries-itself',
    title: 'A towel dries itself',
    excerpt: 'Why waffle linen is dry by noon, and what softener does to it.',
    category: 'Looking after things',
    tags: ['care', 'bath'],
    on: 60,
  },
  {
    slug: 'what-we-left-out',
    title: 'What we left out',
    excerpt: '',
    category: 'How we work',
    tags: [],
  },
];

export const POST_DRAWINGS = DEMO_POSTS.filter(({ pictureAlt }) => pictureAlt).map(drawingOfPost);

export async function postRows(pictures: Map<string, string>): Promise<Writable[]> {
  const rows = DEMO_POSTS.map(async (post, index) => {
    const { on, pictureAlt = '', ...said } = post;
    const publishAt = on === undefined ? null : momentOf(on, index);
    return {
      ...said,
      text: (await readFile(new URL(`${post.slug}.md`, FOLDER), 'utf8')).trim(),
      pictureId: pictures.get(drawingOfPost(post)) ?? null,
      pictureAlt,
      state: publishAt ? ('published' as const) : ('draft' as const),
      publishAt,
      createdAt: new Date(),
    };
  });
  return insertRows(posts, (await Promise.all(rows)).reverse());
}

/** Should the clock be behind those dates, the posts are published all the same, in their order. */
function momentOf(on: string | number, index: number): Date {
  if (typeof on === 'number') return new Date(Date.now() + on * DAY);
  return new Date(Math.min(Date.parse(`${on}T08:00:00Z`), Date.now() - (index + 1) * DAY));
}

function drawingOfPost({ slug }: DemoPost) {
  return `blog-${slug}`;
}
