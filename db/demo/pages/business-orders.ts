import type { DemoService } from './demo-service.ts';

export const businessOrders: DemoService = {
  slug: 'business-orders',
  name: 'Business orders',
  summary: 'Many pieces in one order, and a list that we write with you.',
  picture: 'project-eight-weeks',
  pictureAlt: 'Bars of soap in rows, more than one can count',
  description:
    'Ordering many pieces from Meridian for an office, a café or a guest house: how it works, what it costs, and the two memberships.',
  lead: 'An office kitchen, a café, a guest house with eleven rooms. You order as everybody does, or you let us write the list with you.',
  steps: [
    {
      title: 'Order by yourself',
      text: 'A cart takes up to a hundred different things and up to 999 pieces of each, as far as the stock goes. Write the company into the address.',
    },
    {
      title: 'Or send us a list',
      text: 'Write what the rooms are for and how many people use them. We answer with a list, its price in your country and what is in stock.',
    },
    {
      title: 'Pay by transfer',
      text: 'Choose direct bank transfer. The confirmation names the sum and the reference; that is also what your accounts need.',
    },
    {
      title: 'Come back for single pieces',
      text: 'We keep what you ordered on file. When one plate of forty breaks, you get that plate.',
    },
  ],
  costs: [
    { what: 'The things themselves', amount: 'The price list of your country, the same for everyone' },
    { what: 'A list written for you', amount: 'Nothing' },
    { what: 'Membership “Shop window”', amount: 'EUR 56 per month' },
    { what: 'Membership “Whole house”', amount: 'EUR 70 per month' },
  ],
  questions: [
    {
      question: 'Is there a discount for quantity?',
      answer:
        'Not a hidden one. Where we grant one it is a coupon, and you type it into the cart like anybody else.',
    },
    {
      question: 'Do I need a membership?',
      answer: 'No. Everybody orders in the same way and at the same prices.',
      link: { label: 'Compare the memberships', to: '/pricing' },
    },
    {
      question: 'Can you order more than the page says is in stock?',
      answer:
        'Ask us. The number on the page is counted, so it is all there is today; we tell you when the next ones come.',
    },
  ],
  next: { label: 'Write about a business order', to: '/contact?subject=A%20business%20order' },
};
