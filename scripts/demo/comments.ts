import { comments } from '../../db/schema/comments.ts';
import { DAY } from '../../functions/contracts/durations.ts';
import { insertRows } from './insert-rows.ts';

type DemoComment = [slug: string, name: string, daysAgo: number, comment: string, state?: 'pending'];

/** The latest ones are still waiting for moderation. */
const DEMO_COMMENTS: DemoComment[] = [
  [
    'coffee-in-four-minutes',
    'Katya',
    12,
    'Four minutes it is. I used to grind much too fine. With a coarser grind, the last cup is no longer bitter.',
  ],
  [
    'coffee-in-four-minutes',
    'Bastien',
    10,
    'Do you rinse the paper first? I do, and it gets rid of the paper taste.',
  ],
  [
    'coffee-in-four-minutes',
    'Emre',
    2,
    'Works with the office grinder too, on the second coarsest setting.',
    'pending',
  ],
  [
    'a-skillet-for-thirty-years',
    'Leila',
    9,
    'Mine is from 1981 and was covered in rust when I got it. Some steel wool, some oil and an afternoon later, it’s like new.',
  ],
  [
    'a-skillet-for-thirty-years',
    'Goran',
    1,
    'Does the same go for the enamelled ones, or is that another post?',
    'pending',
  ],
  [
    'one-bag-two-nights',
    'Amara',
    6,
    'Two nights, yes. For three I roll everything and leave the second pair of shoes at home.',
  ],
  [
    'three-left-means-three-left',
    'Imani',
    5,
    'Thanks for explaining this. I’ve stopped believing the counters everywhere else.',
  ],
];

export function commentRows() {
  const rows = DEMO_COMMENTS.map(([slug, name, daysAgo, comment, state = 'approved' as const]) => ({
    slug,
    name,
    email: `${name.toLowerCase()}@meridian.example`,
    comment,
    state,
    createdAt: new Date(Date.now() - daysAgo * DAY),
  }));
  return insertRows(comments, rows);
}
