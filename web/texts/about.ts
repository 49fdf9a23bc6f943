import type { PageTexts } from './page-texts.ts';

/** True of any shop that runs this software; shown until staff write their own. */
export const builtInAbout: PageTexts<'about'> = {
  description: 'One shop for many countries, each with its own prices: what it is and how it works.',
  heading: 'One shop, at home in many countries.',
  lead: 'People in different places pay in different currencies, so every country here has its own prices in its own currency.',
  picture: null,
  pictureAlt: '',
  statement: 'A price list for each country, instead of one price and a calculator.',
  text: 'Nothing is converted at checkout. If an item isn’t sold where you live, its page says so. If three are left, it says three.',
  quotesHeading: '',
  quotesLead: '',
  quotesMore: '',
  quotes: [],
};

export const aboutWords = {
  title: 'About',
  steps: {
    heading: 'How the shop works',
    list: [
      {
        title: 'Choose your country',
        text: 'Use the switch at the top of any page. You’ll see that country’s prices, stock and delivery costs.',
      },
      {
        title: 'Fill your cart',
        text: 'Your cart stays in your browser and is the same in every tab. Prices and stock are always up to date.',
      },
      {
        title: 'Place your order',
        text: 'With or without an account. The prices in your cart are guaranteed for fifteen minutes while you check out.',
      },
      {
        title: 'Track it',
        text: 'Every order has its own page, which shows what has happened so far and what comes next.',
      },
    ],
  },
  figures: {
    heading: 'The shop in four figures',
    note: 'Live figures from our catalog.',
    products: 'products',
    categories: 'categories',
    countries: 'countries',
    currencies: 'currencies',
  },
  news: {
    heading: 'Our newsletter',
    lead: 'An occasional email when something new arrives. All we need is your email address.',
    label: 'E-mail',
    button: 'Subscribe',
    privacy: 'What we store, and how to have it deleted',
  },
} as const;
