import { newsletter } from './newsletter.ts';
import wide from './pictures/about.webp';
import small from './pictures/about-640.webp';
import middle from './pictures/about-1280.webp';
import letters from './pictures/team-letters.webp';
import lettersSmall from './pictures/team-letters-320.webp';
import packing from './pictures/team-packing.webp';
import packingSmall from './pictures/team-packing-320.webp';
import prices from './pictures/team-prices.webp';
import pricesSmall from './pictures/team-prices-320.webp';
import { portrait } from './portrait.ts';

export const about = {
  title: 'About',
  description:
    'Meridian is one shop for many countries, each with its own prices. What it is, how it works, and what its own roles say about it.',
  heading: 'A line that many countries share.',
  lead: 'On a meridian it is noon everywhere at once. The people along it speak different languages and pay in different money, and they sit down to the same meal.',
  picture: {
    src: wide,
    srcSet: `${small} 640w, ${middle} 1280w, ${wide} 1920w`,
    width: 1920,
    height: 823,
    alt: 'A storeroom in the morning: a packing table under a round window, and shelves with kettles, lamps and radios',
  },
  idea: {
    statement:
      'Most shops have one price and a calculator. Meridian has a price list for each country, and somebody who sets every number on it.',
    text: [
      'So a price here is never the result of a rate. If a thing is not sold where you live, its page says so. If three are left, it says three.',
      'Meridian is a demonstration. The shop works from the first page to the last; the goods are drawn, nothing is sent, and nothing is charged.',
    ],
  },
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
  words: {
    heading: 'In our own words',
    lead: 'Customers of a demonstration would have to be invented, and so would their praise. These are the shop’s own roles, saying what they hold themselves to.',
    list: [
      {
        role: 'Prices',
        portrait: portrait(prices, pricesSmall),
        words:
          'There is no calculator between my lists. When the lamp costs less in one country than in the next, I can tell you why.',
      },
      {
        role: 'Packing',
        portrait: portrait(packing, packingSmall),
        words: 'If it rattles, I open the box again. Paper is cheap, and so is a minute.',
      },
      {
        role: 'Letters',
        portrait: portrait(letters, lettersSmall),
        words: 'I answer the question that was asked. If the answer is no, it is the first word.',
      },
    ],
    team: 'All six roles',
  },
  news: {
    heading: 'A letter now and then',
    lead: 'When something new is on the shelves, and never more than once a month. One e-mail address is all we ask for.',
    label: 'E-mail',
    button: 'Subscribe',
    done: newsletter.asked,
    privacy: 'What we keep, and how to have it deleted',
  },
} as const;
