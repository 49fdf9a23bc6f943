import { coversIn } from './cover.ts';

const covers = coversIn(
  import.meta.glob<string>('./pictures/blog-*.webp', { eager: true, import: 'default' }),
);

export const categories = {
  'how-we-work': 'How we work',
  'looking-after-things': 'Looking after things',
  guides: 'Guides',
} as const;

export type PostCategory = keyof typeof categories;

type Facts = {
  slug: string;
  title: string;
  /** One or two sentences; also what a search engine says of it. */
  excerpt: string;
  /** Day of publication. */
  date: string;
  /** How long it takes to read, at 200 words a minute. */
  minutes: number;
  category: PostCategory;
  tags: readonly string[];
  alt: string;
};

const post = ({ alt, ...facts }: Facts) => ({
  ...facts,
  cover: { ...covers(`blog-${facts.slug}`), alt },
});

export type Post = ReturnType<typeof post>;

/** What lists show, the latest first; the texts are in posts/, so that lists stay light. */
export const posts: readonly Post[] = [
  post({
    slug: 'one-bag-two-nights',
    title: 'One bag, two nights',
    excerpt:
      'What goes into thirty-two litres, in which order, and what stays at home. A packing list for the most awkward length of journey.',
    date: '2026-11-05',
    minutes: 3,
    category: 'guides',
    tags: ['travel', 'packing'],
    alt: 'A packed canvas weekender, with a steel bottle, a notebook and a folded towel beside it',
  }),
  post({
    slug: 'coffee-in-four-minutes',
    title: 'Coffee in four minutes',
    excerpt:
      'Four numbers, a kettle that pours slowly, and your attention, which may be half asleep. Pour-over without the ceremony.',
    date: '2026-09-24',
    minutes: 3,
    category: 'guides',
    tags: ['coffee', 'kitchen'],
    alt: 'A gooseneck kettle pours water through a glass cone into its carafe',
  }),
  post({
    slug: 'three-left-means-three-left',
    title: 'Three left means three left',
    excerpt:
      'A number that hurries you is worth nothing, a number that is true a good deal. How stock is counted here, down to the last piece.',
    date: '2026-09-10',
    minutes: 4,
    category: 'how-we-work',
    tags: ['stock', 'engineering'],
    alt: 'Three lit table lamps on a shelf, and two places that are empty already',
  }),
  post({
    slug: 'drawn-in-the-same-light',
    title: 'Drawn in the same light',
    excerpt:
      'There is not one photograph in this shop. Why every picture is a drawing, and the five rules that make them a family.',
    date: '2026-07-02',
    minutes: 4,
    category: 'how-we-work',
    tags: ['pictures'],
    alt: 'A kettle under a lamp, and behind it the drawing that is made of it',
  }),
  post({
    slug: 'a-skillet-for-thirty-years',
    title: 'A skillet for thirty years',
    excerpt:
      'Cast iron asks for two minutes after dinner and gives back decades. The first week, the daily habit, and how to mend what went wrong.',
    date: '2026-05-07',
    minutes: 4,
    category: 'looking-after-things',
    tags: ['kitchen', 'care'],
    alt: 'A cast iron skillet on a gas flame, with oil and a sprig of rosemary in it',
  }),
  post({
    slug: 'noon-in-seven-countries',
    title: 'Noon in seven countries',
    excerpt:
      'A price is a kind of noon: it belongs to a place and is not converted from another. Why seven countries have seven price lists here.',
    date: '2026-03-20',
    minutes: 3,
    category: 'how-we-work',
    tags: ['prices', 'countries'],
    alt: 'A globe under an arc of seven price tags, the one in the middle coloured like the sun',
  }),
];

/** Chosen by hand: nobody is counted while reading. */
export const popularPosts = [
  'three-left-means-three-left',
  'a-skillet-for-thirty-years',
  'coffee-in-four-minutes',
].flatMap(slug => posts.filter(post => post.slug === slug));

export const monthOf = ({ date }: Pick<Post, 'date'>) => date.slice(0, 7);
