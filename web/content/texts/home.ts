export const home = {
  title: 'One shop for many countries',
  description:
    'Prices set for each country in its own currency, points you can see, and stock that is counted.',

  slideshow: {
    label: 'What is in the shop',
    link: 'See the products',
    choose: 'Choose a slide',
    slide: 'Slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slideshow',
    play: 'Start the slideshow',
  },

  hero: {
    headline: 'One shop, at home in many countries.',
    lead: (shop: string) =>
      `${shop} sells to people in different places. Every country has its own prices, in its own currency. Nothing is converted on the way to you.`,
    products: 'See the products',
    signup: 'Create an account',
  },
} as const;
