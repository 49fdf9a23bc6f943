import type { PageTexts } from './page-texts.ts';

/** What is true of this software in any shop; stands until staff write their own. */
export const builtInAbout: PageTexts<'about'> = {
  description: 'One shop for many countries, each with its own prices: what it is, and how it works.',
  heading: 'One shop, at home in many countries.',
  lead: 'People in different places pay in different money. So every country has its own prices here, in its own currency.',
  picture: null,
  pictureAlt: '',
  statement: 'A price list for each country, instead of one price and a calculator.',
  text: 'Nothing is converted on the way to you. If a thing is not sold where you live, its page says so. If three are left, it says three.',
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
        title: 'You say where you are',
        text: 'The switch at the top of each page sets the country. Prices, stock and delivery are then those of that country.',
      },
      {
        title: 'You choose',
        text: 'The cart stays in your browser and is the same in every tab. Prices and stock come from the shop, each time anew.',
      },
      {
        title: 'You order',
        text: 'With or without an account. What the cart showed you holds for fifteen minutes while you fill in the form.',
      },
      {
        title: 'You follow it',
        text: 'The order has a page of its own, which says what has happened to it and what comes next.',
      },
    ],
  },
  figures: {
    heading: 'The shop in four figures',
    note: 'Counted in the catalogue, not written by hand.',
    products: 'products',
    categories: 'categories',
    countries: 'countries',
    currencies: 'currencies',
  },
  news: {
    heading: 'A letter now and then',
    lead: 'When something new is on the shelves. One e-mail address is all we ask for.',
    label: 'E-mail',
    button: 'Subscribe',
    privacy: 'What we keep, and how to have it deleted',
  },
} as const;
