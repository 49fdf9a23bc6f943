import { readFile } from 'node:fs/promises';
import { posts } from '../../db/schema/posts.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { DAY } from '../../functions/contracts/durations.ts';
import { codeOf } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';
import { READING_CORNER_ID } from './rooms.ts';

const FOLDER = new URL('./posts/', import.meta.url);

type DemoPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: 'Guides' | 'How we work' | 'Looking after things';
  tags: string[];
  /** The products that it names. */
  names?: string[];
  /** The room that it shows. */
  roomId?: number;
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
      'What to fit into thirty-two litres, in what order, and what to leave at home. A packing list for the most awkward length of trip.',
    category: 'Guides',
    tags: ['travel', 'packing'],
    names: [
      'Waxed Canvas Weekender',
      'Insulated Bottle 500 ml, sea',
      'Dotted Notebook A5',
      'Waffle Bath Towel, sage',
      'Olive Oil Soap',
    ],
    pictureAlt: 'A packed canvas weekender, with a steel bottle, a notebook and a folded towel next to it',
    on: '2026-11-05',
  },
  {
    slug: 'coffee-in-four-minutes',
    title: 'Coffee in four minutes',
    excerpt:
      'Four numbers, a kettle that pours slowly, and a little attention. Pour-over coffee without the ceremony.',
    category: 'Guides',
    tags: ['coffee', 'kitchen'],
    names: ['Noon Pour-Over Set', 'Gooseneck Kettle'],
    pictureAlt: 'A gooseneck kettle pours water through a glass cone into its carafe',
    on: '2026-09-24',
  },
  {
    slug: 'three-left-means-three-left',
    title: 'Three left means three left',
    excerpt:
      'A number that rushes you is worthless. A true one is worth a lot. How we count stock, down to the last piece.',
    category: 'How we work',
    tags: ['stock', 'engineering'],
    names: ['Meridian Table Lamp'],
    pictureAlt: 'Three lit table lamps on a shelf, next to two empty spaces',
    on: '2026-09-10',
  },
  {
    slug: 'drawn-in-the-same-light',
    title: 'Drawn in the same light',
    excerpt:
      'There isn’t a single photograph in this shop. Why every picture is a drawing, and the five rules that tie them together.',
    category: 'How we work',
    tags: ['pictures'],
    roomId: READING_CORNER_ID,
    pictureAlt: 'A kettle under a lamp, with a drawing of it behind',
    on: '2026-07-02',
  },
  {
    slug: 'a-skillet-for-thirty-years',
    title: 'A skillet for thirty years',
    excerpt:
      'Cast iron takes two minutes of care after dinner and lasts for decades. The first week, the daily habit, and how to fix mistakes.',
    category: 'Looking after things',
    tags: ['kitchen', 'care'],
    names: ['Cast Iron Skillet', 'Chef’s Knife 20 cm'],
    pictureAlt: 'A cast iron skillet on a gas flame, with oil and a sprig of rosemary in it',
    on: '2026-05-07',
  },
  {
    slug: 'noon-in-seven-countries',
    title: 'Noon in seven countries',
    excerpt:
      'A price is like noon: it belongs to a place and isn’t converted from another. Why our seven countries have seven price lists.',
    category: 'How we work',
    tags: ['prices', 'countries'],
    pictureAlt: 'A globe under an arc of seven price tags, with the middle one coloured like the sun',
    on: '2026-03-20',
  },
  {
    slug: 'a-towel-dries-itself',
    title: 'A towel dries itself',
    excerpt: 'Why waffle linen is dry by noon, and what softener does to it.',
    category: 'Looking after things',
    tags: ['care', 'bath'],
    names: ['Waffle Bath Towel, sage', 'Waffle Bath Towel, ochre'],
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
    const { on, names = [], pictureAlt = '', ...said } = post;
    const publishAt = on === undefined ? null : momentOf(on, index);
    return {
      ...said,
      text: (await readFile(new URL(`${post.slug}.md`, FOLDER), 'utf8')).trim(),
      pictureId: pictures.get(drawingOfPost(post)) ?? null,
      pictureAlt,
      productCodes: names.map(codeOf),
      state: publishAt ? ('published' as const) : ('draft' as const),
      publishAt,
      createdAt: new Date(),
    };
  });
  return insertRows(posts, (await Promise.all(rows)).reverse());
}

/** If the clock is behind those dates, the posts are still published, in the same order. */
function momentOf(on: string | number, index: number): Date {
  if (typeof on === 'number') return new Date(Date.now() + on * DAY);
  return new Date(Math.min(Date.parse(`${on}T08:00:00Z`), Date.now() - (index + 1) * DAY));
}

function drawingOfPost({ slug }: DemoPost) {
  return `blog-${slug}`;
}
