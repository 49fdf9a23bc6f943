import type { PageDraft } from '../../../functions/contracts/page-contents.ts';
import { prose } from './prose.ts';

export const about: PageDraft<'about'> = {
  description:
    'Meridian is one shop for many countries, each with its own prices. What it is, how it works and what the roles behind it say.',
  heading: 'A line shared by many countries.',
  lead: 'On a meridian, it’s noon everywhere at once. People along it speak different languages, pay in different currencies and sit down to lunch at the same time.',
  picture: 'about',
  pictureAlt:
    'A storeroom in the morning: a packing table under a round window, and shelves with kettles, lamps and radios',
  statement:
    'Most shops have one price and a calculator. Meridian has a price list for each country, and someone who sets every price on it.',
  text: prose(
    'So prices here never depend on an exchange rate. If an item isn’t sold where you live, its page says so. If three are left, it says three.',
    'Meridian is a demo. Every page of the shop works, but the products are drawings, nothing is shipped and nothing is charged.',
  ),
  quotesHeading: 'In our own words',
  quotesLead:
    'A demo shop has no real customers to quote. Instead, here’s what the roles behind the shop stand for.',
  quotesMore: 'Meet all six roles',
  quotes: [
    {
      by: 'Prices',
      picture: 'team-prices',
      words:
        'There’s no calculator between my lists. If the lamp costs less in one country than another, I can tell you why.',
    },
    {
      by: 'Packing',
      picture: 'team-packing',
      words: 'If it rattles, I open the box again. It only takes some paper and a minute.',
    },
    {
      by: 'Support',
      picture: 'team-letters',
      words: 'I answer the question you asked. If the answer is no, I say so first.',
    },
  ],
};
