/** Below the fold; separate from home.ts, so that the first view loads only what it shows. */
export const homeSections = {
  hero: {
    headline: 'One shop, at home in many countries.',
    lead: (shop: string) =>
      `${shop} sells in many countries. Each has its own prices in its own currency, with nothing converted at checkout.`,
    products: 'See the products',
    signup: 'Create an account',
  },

  ownHour: (time: string) => `It’s ${time} where you are.`,

  counters: {
    label: 'The shop in numbers',
    products: 'Products',
    departments: 'Departments',
    countries: 'Countries we sell to',
    currencies: 'Currencies, each with its own prices',
  },

  bestsellers: {
    heading: 'Bestsellers',
    more: 'See all by popularity',
  },

  delivery: {
    heading: 'Delivery to ',
    perOrder: 'One price per order, however much is in it.',
    sendBack: {
      shop: 'If it isn’t right, send it back at our cost.',
      customer: 'If it isn’t right, send it back. You pay only the postage.',
      unsaid: 'If it isn’t right, send it back.',
    },
  },

  newest: {
    heading: 'New arrivals',
    more: 'See all new products',
  },

  articles: {
    heading: 'From the blog',
    more: 'All articles',
  },

  services: {
    heading: 'Top services',
    lead: 'More than just products.',
    more: 'All services',
  },

  promises: {
    heading: 'What we do',
    lead: 'You can see it on every product.',
    list: [
      {
        title: 'Prices set for your country',
        text: 'Every country we sell to has its own prices. If we don’t sell an item where you live, we say so instead of showing a price.',
      },
      {
        title: 'Points you see before you buy',
        text: 'Next to each price you see the points it earns, PV and PQ. They’re the same for everyone in your country.',
      },
      {
        title: 'Stock you can rely on',
        text: 'When three are left, it says three. The last one is sold only once, no matter how many people want it.',
      },
    ],
  },

  rings: {
    heading: 'How we’re doing',
    lead: 'From your country’s current price list: ',
    sold: 'of our products are sold here',
    inStock: 'of those are in stock',
    outOf: 'of',
  },

  projects: {
    heading: 'Work behind the shop',
    lead: 'What you don’t see when you buy from us.',
    more: 'All projects',
  },

  questions: {
    heading: 'Have a question?',
    lead: 'Ask us, and leave your email address for the reply. We won’t use it for anything else.',
    label: 'E-mail',
    question: 'Your question',
    more: 'Frequently asked questions',
    button: 'Submit Questions',
    done: 'Thank you. We’ve received your question.',
  },
} as const;
