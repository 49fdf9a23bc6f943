export const home = {
  title: 'One shop for many countries',
  description: 'Prices set for each country in its own currency, points you can see, and accurate stock.',

  slideshow: {
    label: 'Featured in the shop',
    link: 'See the products',
    ownLink: 'Take a look',
    choose: 'Choose a slide',
    slide: 'Slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slideshow',
    play: 'Play the slideshow',
  },
} as const;
