import { sql } from 'drizzle-orm';
import { reviews } from '../schema/reviews.ts';
import { users } from '../schema/users.ts';
import { PRODUCT_NAMES } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';

type DemoReview = [
  username: string,
  stars: number,
  daysAgo: number,
  title: string,
  review: string,
  state?: 'pending' | 'rejected',
];

/** Most are already approved. */
const DEMO_REVIEWS: Record<string, DemoReview[]> = {
  'Noon Pour-Over Set': [
    [
      'bastien',
      5,
      18,
      'Even, every morning',
      'The ribs do what they say: the water runs through evenly and the paper comes off in one piece. The carafe is just right for two of us.',
    ],
    [
      'katya',
      4,
      9,
      'Lovely, mind the collar',
      'Good coffee and good looks. The oak collar wants to be wiped dry, or it darkens where the steam gets at it.',
    ],
    ['emre', 5, 4, '', 'Bought it for the office. We are four, and four cups is exactly what it makes.'],
  ],
  'Gooseneck Kettle': [
    [
      'bastien',
      5,
      17,
      'Slow when you want it slow',
      'A thin, steady stream from the first drop. I use it on induction and the handle stays cool.',
    ],
    [
      'imani',
      4,
      12,
      'Almost perfect',
      'Pours beautifully. I would have liked a mark inside for half a litre.',
    ],
    ['goran', 5, 3, '', 'Third kettle in five years and the first that does not drip.'],
    [
      'dunya',
      3,
      1,
      'Fingerprints',
      'It pours well, but brushed steel shows every finger. I wipe it more often than I boil it.',
      'pending',
    ],
  ],
  'Chef’s Knife 20 cm': [
    [
      'jonas',
      5,
      14,
      'Sharp out of the box',
      'Balanced where it should be. Carbon steel wants care: I dry it at once and it has stayed clean.',
    ],
    [
      'chiara',
      4,
      6,
      'Good edge',
      'Takes an edge in a minute, as they write. It does stain with lemons, so do not leave it lying.',
    ],
  ],
  'Cast Iron Skillet': [
    [
      'customer',
      5,
      12,
      'Heavy, and that is the point',
      'Keeps its heat when the meat goes in. After two weeks of daily use eggs no longer stick.',
    ],
    ['leila', 5, 8, '', 'My grandmother had one like it. This will last as long.'],
    [
      'goran',
      4,
      5,
      'Warm the handle with a cloth',
      'Excellent pan. The handle gets as hot as the rest, so keep a cloth near.',
    ],
  ],
  'Stoneware Dinner Plate': [
    [
      'hanako',
      5,
      15,
      'Quiet plates',
      'The white is warm and the edge lets the clay show. Four went through the dishwasher every day since and look as new.',
    ],
    [
      'katya',
      4,
      7,
      'A little heavy',
      'Beautiful on the table. A stack of six is heavy to lift down from a high shelf.',
    ],
  ],
  'Meridian Table Lamp': [
    [
      'amara',
      5,
      13,
      'Reading light',
      'Falls exactly on the book and leaves the rest of the room alone. Dimming by a touch at the foot works in the dark.',
    ],
  ],
  'Lambswool Blanket': [
    [
      'leila',
      4,
      16,
      'Soft after the third airing',
      'It scratched a little at first. Three days in the wind on the balcony and now the cat has claimed it.',
    ],
    ['hanako', 5, 6, '', 'Warm without weight. It smelled of wool for a week, which is what it is made of.'],
  ],
  'Waffle Bath Towel': [
    [
      'dunya',
      4,
      9,
      'Dries by the next morning',
      'Thin and light, dries you quickly and itself too. Do not expect hotel fluff.',
    ],
  ],
  'Olive Oil Soap': [
    [
      'customer',
      4,
      11,
      'Simple and good',
      'Smells of very little, lathers more than I expected. Let it dry between uses and one lasts six weeks.',
    ],
    ['farah', 5, 5, '', 'The first soap that does not dry out my hands in winter.'],
  ],
  'Dotted Notebook A5': [
    [
      'hanako',
      5,
      14,
      'Takes fountain pen ink',
      'No shadows on the other side, and it lies flat from the first page. The page numbers are small and grey, as they should be.',
    ],
    [
      'jonas',
      4,
      2,
      'Second one already',
      'The paper is excellent. I wish there were an elastic to keep it shut in a bag.',
      'pending',
    ],
  ],
  'Waxed Canvas Weekender': [
    [
      'amara',
      5,
      4,
      'Fits under the seat',
      'Two flights with it so far. Thirty-two litres hold more than I thought, and the wax keeps the rain out.',
    ],
    [
      'bastien',
      4,
      2,
      'Needs a week to soften',
      'Stiff at the start, and the wax rubs off on light trousers in the first days. Since then, perfect.',
    ],
  ],
  'Insulated Bottle 500 ml': [
    [
      'amara',
      4,
      3,
      'Hot until the evening',
      'Tea from seven was still hot at six. It is one part to wash, but a brush is needed for the bottom.',
    ],
    ['katya', 5, 1, '', 'Does not leak upside down in a backpack. I tried.', 'pending'],
  ],
  'Watering Can 5 l': [
    [
      'farah',
      5,
      7,
      'Calm to the last drop',
      'The rose gives a fine rain that leaves seedlings standing. Galvanised and no rust after a summer outside.',
    ],
  ],
  'On-Ear Headphones': [
    [
      'emre',
      5,
      10,
      'Repaired at the table',
      'I broke a cushion, ordered the part and changed it with the small screwdriver in two minutes. More things should be like this.',
    ],
    ['chiara', 4, 3, '', 'Thirty hours is honest. They press a little on the first day.'],
  ],
  'Cork Yoga Mat': [
    [
      'imani',
      5,
      2,
      'Grips when it gets warm',
      'The damper it is, the better it holds. It unrolls flat at once.',
    ],
    [
      'jonas',
      2,
      1,
      'Buy cheap mats at my page',
      'Find mats for half of this price at the address in my profile.',
      'rejected',
    ],
  ],
};

const DAY = 24 * 60 * 60 * 1000;

/** Run after the orders, which say who bought what. */
export function reviewRows() {
  const rows = Object.entries(DEMO_REVIEWS).flatMap(([productName, said]) =>
    said.map(([username, stars, daysAgo, title, review, state = 'approved' as const]) => ({
      productCode: PRODUCT_NAMES.indexOf(productName) + 1,
      userId: sql<number>`(SELECT ${users.userId} FROM ${users} WHERE ${users.username} = ${username})`,
      stars,
      title: title || null,
      review,
      name: username.charAt(0).toUpperCase() + username.slice(1),
      state,
      createdAt: new Date(Date.now() - daysAgo * DAY),
    })),
  );
  return insertRows(reviews, rows);
}
