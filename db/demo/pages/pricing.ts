import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

/** What each of the two has, side by side. */
const INCLUDED: [what: string, window: string, house: string][] = [
  ['Discount, by a coupon code of your own', '5 %', '10 %'],
  ['Advice before you order', 'For one room', 'For the whole house'],
  ['Answers to your messages', 'Within two working days', 'On the next working day'],
  ['Delivery addresses kept in your account', 'Up to twenty', 'Up to twenty'],
  ['An invoice for each order', 'Yes', 'Yes'],
  ['Bank transfer, or cash on delivery', 'Yes', 'Yes'],
  ['Notice', 'To the end of any month', 'To the end of any month'],
];

const included = (plan: 1 | 2) => INCLUDED.map(row => ({ what: row[0], amount: row[plan] }));

export const pricing: PageDraft<'pricing'> = {
  description:
    'Two memberships for businesses that order from Meridian: Shop window at 56 and Whole house at 70 euros per month. What each includes.',
  heading: 'Two memberships for those who furnish rooms.',
  lead: 'To shop for yourself you need neither. These two are for cafés, offices and guest houses that order every month.',
  currency: 'EUR',
  invoiced: 'In euros, wherever you are. Agreed in writing, not ordered on this page.',
  entries: [
    {
      name: 'Shop window',
      price: 56,
      whom: 'For one room: a café, a reception, a window that people pass.',
      text: 'You order for one room, with a discount on everything, and ask us whenever you are unsure.',
      includes: included(1),
    },
    {
      name: 'Whole house',
      price: 70,
      whom: 'For several rooms: an office with floors, a guest house, a school.',
      text: 'You order for all your rooms, with the larger discount. We help you choose, and answer first.',
      includes: included(2),
    },
  ],
  startHeading: 'How to take one',
  startLead: 'It begins with a conversation. This page charges nothing and asks for no card.',
  steps: [
    {
      title: 'Write to us',
      text: 'Say which membership, which country and what your rooms are for.',
    },
    {
      title: 'We talk',
      text: 'We answer with questions and a first list. If we think that you need no membership, we say so.',
    },
    {
      title: 'It starts',
      text: 'Once both of us have agreed in writing, we send you your coupon code. It works in every cart from then on.',
    },
  ],
  note: 'Meridian is a demonstration, so nobody will invoice you. A letter that you send here arrives in the inbox of whoever runs this copy of the shop.',
};
