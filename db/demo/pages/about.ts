import type { PageDraft } from '../../../functions/contracts/page-contents.ts';
import { prose } from './prose.ts';

export const about: PageDraft<'about'> = {
  description:
    'Meridian is one shop for many countries, each with its own prices. What it is, how it works, and what its own roles say about it.',
  heading: 'A line that many countries share.',
  lead: 'On a meridian it is noon everywhere at once. The people along it speak different languages and pay in different money, and they sit down to the same meal.',
  picture: 'about',
  pictureAlt:
    'A storeroom in the morning: a packing table under a round window, and shelves with kettles, lamps and radios',
  statement:
    'Most shops have one price and a calculator. Meridian has a price list for each country, and somebody who sets every number on it.',
  text: prose(
    'So a price here is never the result of a rate. If a thing is not sold where you live, its page says so. If three are left, it says three.',
    'Meridian is a demonstration. The shop works from the first page to the last; the goods are drawn, nothing is sent, and nothing is charged.',
  ),
  quotesHeading: 'In our own words',
  quotesLead:
    'Customers of a demonstration would have to be invented, and so would their praise. These are the shop’s own roles, saying what they hold themselves to.',
  quotesMore: 'All six roles',
  quotes: [
    {
      by: 'Prices',
      picture: 'team-prices',
      words:
        'There is no calculator between my lists. When the lamp costs less in one country than in the next, I can tell you why.',
    },
    {
      by: 'Packing',
      picture: 'team-packing',
      words: 'If it rattles, I open the box again. Paper is cheap, and so is a minute.',
    },
    {
      by: 'Letters',
      picture: 'team-letters',
      words: 'I answer the question that was asked. If the answer is no, it is the first word.',
    },
  ],
};
