/** Below the fold; apart from home.ts, so that the first view loads only what it shows. */
export const homeSections = {
  counters: {
    label: 'The shop in numbers',
    products: 'Products',
    departments: 'Departments',
    countries: 'Countries we sell to',
    currencies: 'Currencies, each with its own prices',
  },

  newest: {
    heading: 'New on the shelves',
    lead: 'What came in last and is sold in your country.',
    more: 'See all products',
  },

  departments: {
    heading: 'Departments',
    lead: 'What we sell, sorted the way our shelves are.',
  },

  services: {
    heading: 'Top services',
    lead: 'What we do for you besides selling.',
    more: 'All services',
  },

  promises: {
    heading: 'What we do',
    lead: 'You can check it on every product.',
    list: [
      {
        title: 'A price that belongs to your country',
        text: 'Each country we sell to has prices of its own. If we do not sell a thing where you live, we say so instead of showing a number.',
      },
      {
        title: 'Points you see before you buy',
        text: 'Beside the price stand the points it brings, PV and PQ. They are part of the price list, and the same for everyone in your country.',
      },
      {
        title: 'Stock that is counted',
        text: 'When three are left you read that three are left. The last piece is sold once, however many people reach for it.',
      },
    ],
  },

  rings: {
    heading: 'How we do',
    lead: 'Worked out from the price list of your country as it stands now: ',
    sold: 'of our products are sold here',
    inStock: 'of those are in stock',
    outOf: 'of',
  },

  projects: {
    heading: 'Work behind the shop',
    lead: 'What you do not see when you buy something, told from beginning to end.',
    more: 'All projects',
  },

  questions: {
    heading: 'Something you want to know?',
    lead: 'Ask it, and leave your address for the answer. It is kept for that and for nothing else.',
    label: 'E-mail',
    question: 'Your question',
    more: 'What others asked',
    button: 'Submit Questions',
    done: 'Thank you. We have your question.',
  },
} as const;
