import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const team: PageDraft<'team'> = {
  description:
    'The six roles that a shop like Meridian needs, what each of them does, and why you see drawn portraits and no names.',
  heading: 'Six roles, no names.',
  lead: 'Meridian is a demonstration shop, so nobody works here. The portraits are drawn and show no real person. The work they stand for is real: somebody has to do each of these six things in any shop.',
  entries: [
    {
      name: 'Buying',
      picture: 'team-buying',
      pictureAlt: 'A drawn portrait for the role of Buying',
      text: 'Chooses what is sold, and what is not. Uses every thing for some weeks, takes it apart once, and asks whether its parts can be had in ten years.',
    },
    {
      name: 'Prices',
      picture: 'team-prices',
      pictureAlt: 'A drawn portrait for the role of Prices',
      text: 'Keeps the price list of each country: net and retail price, the points, the stock. Sets each number by hand and converts none.',
    },
    {
      name: 'Pictures',
      picture: 'team-pictures',
      pictureAlt: 'A drawn portrait for the role of Pictures',
      text: 'Shows every thing from the same side, in the same light, alone. Whoever compares two pictures compares two things.',
    },
    {
      name: 'Packing',
      picture: 'team-packing',
      pictureAlt: 'A drawn portrait for the role of Packing',
      text: 'Finds the box that fits, fills what is left with paper, and writes the order number where it can be read. Wraps gifts as well.',
    },
    {
      name: 'Letters',
      picture: 'team-letters',
      pictureAlt: 'A drawn portrait for the role of Letters',
      text: 'Reads what comes in through the forms of these pages and answers it: questions, returns, repairs, orders for a whole house.',
    },
    {
      name: 'Engineering',
      picture: 'team-engineering',
      pictureAlt: 'A drawn portrait for the role of Engineering',
      text: 'Keeps the shop quick, correct and open to everyone: by keyboard, by ear, on a slow phone, and without a script.',
    },
  ],
  closingHeading: 'Who answers if you write?',
  closing:
    'Whoever runs this copy of the shop. Messages go to its back office, and are read there by its staff.',
};
