import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const team: PageDraft<'team'> = {
  description:
    'The six roles that a shop like Meridian needs, what each one does, and why you see drawn portraits and no names.',
  heading: 'Six roles, no names.',
  lead: 'Meridian is a demo shop, so no one works here. The portraits are drawings, not real people. But the work is real: every shop needs someone to do these six things.',
  entries: [
    {
      name: 'Buying',
      picture: 'team-buying',
      pictureAlt: 'A drawn portrait for the role of Buying',
      text: 'Chooses what we sell and what we don’t. Uses each product for a few weeks, takes it apart, and asks whether parts will still be available in ten years.',
    },
    {
      name: 'Prices',
      picture: 'team-prices',
      pictureAlt: 'A drawn portrait for the role of Prices',
      text: 'Maintains each country’s price list: net and retail prices, points and stock. Sets every price by hand, with no conversions.',
    },
    {
      name: 'Pictures',
      picture: 'team-pictures',
      pictureAlt: 'A drawn portrait for the role of Pictures',
      text: 'Shows every product on its own, from the same angle and in the same light, so that you compare products, not pictures.',
    },
    {
      name: 'Packing',
      picture: 'team-packing',
      pictureAlt: 'A drawn portrait for the role of Packing',
      text: 'Finds the right box, fills the gaps with paper, and writes the order number where you can read it. Wraps gifts, too.',
    },
    {
      name: 'Support',
      picture: 'team-letters',
      pictureAlt: 'A drawn portrait for the role of Support',
      text: 'Reads and answers everything sent through our forms: questions, returns, repairs, orders for a whole house.',
    },
    {
      name: 'Engineering',
      picture: 'team-engineering',
      pictureAlt: 'A drawn portrait for the role of Engineering',
      text: 'Keeps the shop fast, correct and accessible to everyone: by keyboard, by screen reader, on a slow phone, or without scripts.',
    },
  ],
  closingHeading: 'Who replies to messages?',
  closing:
    'The operator of this copy of the shop. Messages go to its back office, where its staff read them.',
};
