import type { DemoService } from './demo-service.ts';

export const businessOrders: DemoService = {
  slug: 'business-orders',
  name: 'Business orders',
  summary: 'Larger orders, with help putting your list together.',
  picture: 'project-eight-weeks',
  pictureAlt: 'Countless bars of soap in rows',
  description:
    'Larger orders from Meridian for an office, café or guest house: how it works, what it costs and the two memberships.',
  lead: 'An office kitchen, a café, a guest house with eleven rooms. Order as usual, or let us help you put a list together.',
  steps: [
    {
      title: 'Order online',
      text: 'A cart holds up to a hundred different products and up to 999 of each, as long as we have them. Add your company to the address.',
    },
    {
      title: 'Or send us a list',
      text: 'Tell us what the rooms are for and how many people use them. We’ll reply with a list, its price in your country and what’s in stock.',
    },
    {
      title: 'Pay by bank transfer',
      text: 'Choose direct bank transfer. The confirmation shows the amount and reference your accounting needs.',
    },
    {
      title: 'Reorder single pieces',
      text: 'We keep your order on file. If one plate out of forty breaks, you can order just that one.',
    },
  ],
  costs: [
    { what: 'Products', amount: 'Your country’s price list, the same for everyone' },
    { what: 'A list put together for you', amount: 'Free' },
    { what: 'Membership “Shop window”', amount: 'EUR 56 per month' },
    { what: 'Membership “Whole house”', amount: 'EUR 70 per month' },
  ],
  questions: [
    {
      question: 'Is there a bulk discount?',
      answer: 'Not automatically. When we offer one, you get a coupon to enter in your cart.',
    },
    {
      question: 'Do I need a membership?',
      answer: 'No. Everyone orders the same way and pays the same prices.',
      link: { label: 'Compare the memberships', to: '/pricing' },
    },
    {
      question: 'Can I order more than you have in stock?',
      answer: 'Ask us. The number on the page is all we have today, but we’ll tell you when more arrive.',
    },
  ],
  next: { label: 'Ask about a business order', to: '/contact?subject=A%20business%20order' },
};
