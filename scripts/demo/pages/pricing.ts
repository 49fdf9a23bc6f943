import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

/** What each membership includes. */
const INCLUDED: [what: string, window: string, house: string][] = [
  ['Discount with your own coupon code', '5 %', '10 %'],
  ['Advice before you order', 'For one room', 'For the whole house'],
  ['Replies to your messages', 'Within two working days', 'On the next working day'],
  ['Delivery addresses in your account', 'Up to twenty', 'Up to twenty'],
  ['An invoice for every order', 'Yes', 'Yes'],
  ['Bank transfer or cash on delivery', 'Yes', 'Yes'],
  ['Cancellation', 'At the end of any month', 'At the end of any month'],
];

const included = (plan: 1 | 2) => INCLUDED.map(row => ({ what: row[0], amount: row[plan] }));

export const pricing: PageDraft<'pricing'> = {
  description:
    'Two memberships for businesses that order from Meridian: Shop window at 56 and Whole house at 70 euros per month. What each includes.',
  heading: 'Two memberships for businesses.',
  lead: 'You don’t need one to shop for yourself. They’re for cafés, offices and guest houses that order every month.',
  currency: 'EUR',
  invoiced: 'Billed in euros, wherever you are. Agreed in writing, not ordered on this page.',
  entries: [
    {
      name: 'Shop window',
      price: 56,
      whom: 'For one room: a café, a reception area, a shop window.',
      text: 'Order for one room with a discount on everything, and ask us whenever you’re unsure.',
      includes: included(1),
    },
    {
      name: 'Whole house',
      price: 70,
      whom: 'For several rooms: a large office, a guest house, a school.',
      text: 'Order for all your rooms with the larger discount. We help you choose and reply to you first.',
      includes: included(2),
    },
  ],
  startHeading: 'How to join',
  startLead: 'It starts with a conversation. There’s no charge on this page and no card needed.',
  steps: [
    {
      title: 'Write to us',
      text: 'Tell us which membership you want, your country and what your rooms are for.',
    },
    {
      title: 'We talk',
      text: 'We’ll reply with questions and a first list. If we don’t think you need a membership, we’ll say so.',
    },
    {
      title: 'It starts',
      text: 'Once we’ve both agreed in writing, we’ll send you your coupon code. You can use it on every order from then on.',
    },
  ],
  note: 'Meridian is a demo, so you won’t be invoiced. Messages you send here go to the operator of this copy of the shop.',
};
