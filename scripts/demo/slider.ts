/** Captions for the five slides. */
export const DEMO_SLIDES = [
  {
    picture: 'slide-morning',
    title: 'The first hour',
    caption: 'A kettle that pours slowly, and a cup worth waiting for.',
  },
  {
    picture: 'slide-kitchen',
    title: 'Bought once',
    caption: 'Iron, steel and wood for a kitchen you use every day.',
  },
  {
    picture: 'slide-evening',
    title: 'Light where you read',
    caption: 'Paper shades, warm light and nothing that blinks.',
  },
  {
    picture: 'slide-away',
    title: 'Packed in a minute',
    caption: 'One bag, one bottle, one notebook: enough for three days.',
  },
  {
    picture: 'slide-garden',
    title: 'Out of doors',
    caption: 'Tools that fit your hand, even when it’s wet.',
  },
] as const;
