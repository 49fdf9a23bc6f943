/** The five slides, with the departments that they lead to. */
export const DEMO_SLIDES = [
  {
    picture: 'slide-morning',
    title: 'The first hour',
    caption: 'A kettle that pours slowly, and a cup worth waiting for.',
    link: '/departments/1-coffee-tea',
  },
  {
    picture: 'slide-kitchen',
    title: 'Bought once',
    caption: 'Iron, steel and wood for a kitchen you use every day.',
    link: '/departments/2-kitchen',
  },
  {
    picture: 'slide-evening',
    title: 'Light where you read',
    caption: 'Paper shades, warm light and nothing that blinks.',
    link: '/departments/4-lighting',
  },
  {
    picture: 'slide-away',
    title: 'Packed in a minute',
    caption: 'One bag, one bottle, one notebook: enough for three days.',
    link: '/departments/8-travel',
  },
  {
    picture: 'slide-garden',
    title: 'Out of doors',
    caption: 'Tools that fit your hand, even when it’s wet.',
    link: '/departments/9-garden',
  },
] as const;
