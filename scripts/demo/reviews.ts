import { sql } from 'drizzle-orm';
import { reviews } from '../../db/schema/reviews.ts';
import { users } from '../../db/schema/users.ts';
import { DAY } from '../../functions/contracts/durations.ts';
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
      'Lovely, but dry the collar',
      'Good coffee and good looks. Wipe the oak collar dry, or it darkens where the steam gets to it.',
    ],
    ['emre', 5, 4, '', 'Bought it for the office. There are four of us, and it makes exactly four cups.'],
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
      'It pours well, but the brushed steel shows every fingerprint. I wipe it more often than I boil it.',
      'pending',
    ],
  ],
  'Chef’s Knife 20 cm': [
    [
      'jonas',
      5,
      14,
      'Sharp out of the box',
      'Well balanced. Carbon steel needs care: I dry it right away, and it has stayed clean.',
    ],
    [
      'chiara',
      4,
      6,
      'Good edge',
      'Sharpens in a minute, as promised. Lemons do stain it, so don’t leave it lying around.',
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
      'Keep a cloth near the handle',
      'Excellent pan. The handle gets as hot as the rest, so you need a cloth.',
    ],
  ],
  'Stoneware Plate 27 cm': [
    [
      'hanako',
      5,
      15,
      'Quiet plates',
      'A warm white, with the clay showing at the edge. Ours have been in the dishwasher every day since and still look new.',
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
      'Lights my book and leaves the rest of the room dark. The touch dimmer in the base is easy to find at night.',
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
    ['hanako', 5, 6, '', 'Warm but light. It smelled of wool for a week, which is what it’s made of.'],
  ],
  'Waffle Bath Towel, sage': [
    [
      'dunya',
      4,
      9,
      'Dries by the next morning',
      'Thin and light. Dries you quickly, and itself too. Don’t expect hotel fluff.',
    ],
  ],
  'Olive Oil Soap': [
    [
      'customer',
      4,
      11,
      'Simple and good',
      'Hardly any scent, and it lathers more than I expected. If you let it dry between uses, one bar lasts six weeks.',
    ],
    ['farah', 5, 5, '', 'The first soap that doesn’t dry out my hands in winter.'],
  ],
  'Dotted Notebook A5': [
    [
      'hanako',
      5,
      14,
      'Takes fountain pen ink',
      'No show-through, and it lies flat from the first page. The page numbers are small and grey, as they should be.',
    ],
    [
      'jonas',
      4,
      2,
      'Second one already',
      'The paper is excellent. I wish it had an elastic band to keep it closed in a bag.',
      'pending',
    ],
  ],
  'Waxed Canvas Weekender': [
    [
      'amara',
      5,
      4,
      'Fits under the seat',
      'Two flights with it so far. Thirty-two litres holds more than I thought, and the wax keeps the rain out.',
    ],
    [
      'bastien',
      4,
      2,
      'Needs a week to soften',
      'Stiff at first, and the wax rubbed off on light trousers for a few days. Perfect since then.',
    ],
  ],
  'Insulated Bottle 500 ml, sea': [
    [
      'amara',
      4,
      3,
      'Hot until the evening',
      'Tea I made at seven was still hot at six. Only one part to wash, but you need a brush for the bottom.',
    ],
    ['katya', 5, 1, '', 'Does not leak upside down in a backpack. I tried.', 'pending'],
  ],
  'Watering Can 5 l': [
    [
      'farah',
      5,
      7,
      'Calm to the last drop',
      'The rose gives a fine spray that doesn’t flatten seedlings. No rust after a summer outside.',
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
    ['chiara', 4, 3, '', 'They really do last thirty hours. A little tight on the first day.'],
  ],
  'Cork Yoga Mat': [
    [
      'imani',
      5,
      2,
      'Grips when it gets warm',
      'The damper it gets, the better it grips. It unrolls flat right away.',
    ],
    [
      'jonas',
      2,
      1,
      'Buy cheap mats on my page',
      'Get mats for half the price at the address in my profile.',
      'rejected',
    ],
  ],
};

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
