import buying from './pictures/team-buying.webp';
import buyingSmall from './pictures/team-buying-320.webp';
import engineering from './pictures/team-engineering.webp';
import engineeringSmall from './pictures/team-engineering-320.webp';
import letters from './pictures/team-letters.webp';
import lettersSmall from './pictures/team-letters-320.webp';
import packing from './pictures/team-packing.webp';
import packingSmall from './pictures/team-packing-320.webp';
import pictures from './pictures/team-pictures.webp';
import picturesSmall from './pictures/team-pictures-320.webp';
import prices from './pictures/team-prices.webp';
import pricesSmall from './pictures/team-prices-320.webp';
import { portrait } from './portrait.ts';

export const team = {
  title: 'Team',
  description:
    'The six roles that a shop like Meridian needs, what each of them does, and why you see drawn portraits and no names.',
  heading: 'Six roles, no names.',
  lead: 'Meridian is a demonstration shop, so nobody works here. The portraits are drawn and show no real person. The work they stand for is real: somebody has to do each of these six things in any shop.',
  portraitOf: 'A drawn portrait for the role of',
  roles: [
    {
      role: 'Buying',
      portrait: portrait(buying, buyingSmall),
      text: 'Chooses what is sold, and what is not. Uses every thing for some weeks, takes it apart once, and asks whether its parts can be had in ten years.',
    },
    {
      role: 'Prices',
      portrait: portrait(prices, pricesSmall),
      text: 'Keeps the price list of each country: net and retail price, the points, the stock. Sets each number by hand and converts none.',
    },
    {
      role: 'Pictures',
      portrait: portrait(pictures, picturesSmall),
      text: 'Shows every thing from the same side, in the same light, alone. Whoever compares two pictures compares two things.',
    },
    {
      role: 'Packing',
      portrait: portrait(packing, packingSmall),
      text: 'Finds the box that fits, fills what is left with paper, and writes the order number where it can be read. Wraps gifts as well.',
    },
    {
      role: 'Letters',
      portrait: portrait(letters, lettersSmall),
      text: 'Reads what comes in through the forms of these pages and answers it: questions, returns, repairs, orders for a whole house.',
    },
    {
      role: 'Engineering',
      portrait: portrait(engineering, engineeringSmall),
      text: 'Keeps the shop quick, correct and open to everyone: by keyboard, by ear, on a slow phone, and without a script.',
    },
  ],
  closing: {
    heading: 'Who answers if you write?',
    text: 'Whoever runs this copy of the shop. Messages go to its back office, and are read there by its staff.',
    contact: 'Write to the shop',
    about: 'Read how the shop works',
  },
} as const;
