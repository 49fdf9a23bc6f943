export const home = {
  title: 'Meridian – one shop for many countries',
  description:
    'Everyday things, with a price set for each country in its own currency, points you can see, and stock that is counted.',

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
    lead: 'Meridian sells everyday things to people in different places. Every country has its own prices, in its own currency. Nothing is converted on the way to you.',
    departments: 'See the departments',
    signup: 'Create an account',
  },

  departments: {
    heading: 'Departments',
    lead: 'What we sell, sorted the way our shelves are.',
    emptyTitle: 'The shelves are being filled',
    empty: 'No department is open yet. Come back a little later.',
  },

  promises: {
    heading: 'How this shop works',
    lead: 'Four rules we hold ourselves to. You can check each of them on every product.',
    list: [
      {
        title: 'A price that belongs to your country',
        text: 'We set each price by hand for each country we sell to. If we do not sell a thing where you live, we say so instead of showing a number.',
      },
      {
        title: 'Points you see before you buy',
        text: 'Beside the price stand the points it brings, PV and PQ. They are part of the price list, and the same for everyone in your country.',
      },
      {
        title: 'Pictures that show the thing',
        text: 'One object, one light, a quiet ground, always from the same side. You compare the things and not the photographs.',
      },
      {
        title: 'Stock that is counted',
        text: 'When three are left you read that three are left. The last piece is sold once, however many people reach for it.',
      },
    ],
  },
} as const;
