import type { DemoService } from './demo-service.ts';

export const delivery: DemoService = {
  slug: 'delivery',
  name: 'Delivery',
  summary: 'One flat fee per country, however much you order.',
  picture: 'project-plain-parcel',
  pictureAlt: 'A lantern in an open cardboard box filled with paper wool, with tape and string next to it',
  description:
    'One flat delivery fee for each country, shown in the cart before you order. How delivery works at Meridian, step by step.',
  lead: 'Every country has one delivery fee. It doesn’t depend on the size of your order, and your cart shows it before you enter your details.',
  steps: [
    {
      title: 'Choose your country',
      text: 'Use the switch at the top of any page. You’ll see that country’s prices, stock and delivery fee.',
    },
    {
      title: 'Fill your cart',
      text: 'Your cart adds up your items and the fee, with current prices and stock, so you never pay for something that’s sold out.',
    },
    {
      title: 'Place the order',
      text: 'Prices are guaranteed for fifteen minutes. As soon as you order, your items are reserved for you.',
    },
    {
      title: 'Track it',
      text: 'You get an order number. With it and your email address, you can check whether your order is paid, shipped or delivered.',
    },
  ],
  costs: [
    {
      what: 'Delivery of an order',
      amount: '30.00 in your country’s currency, unless its price list sets a different fee',
    },
    { what: 'More items in the same order', amount: 'No extra charge' },
    { what: 'Delivery to a different address', amount: 'No extra charge' },
  ],
  countries: true,
  questions: [
    {
      question: 'Can you deliver to someone else?',
      answer:
        'Yes. At checkout, choose to ship to a different address and enter theirs. The order stays in your name.',
    },
    {
      question: 'Why is the fee the same for one bar of soap as for six blankets?',
      answer:
        'So that you know it in advance. You don’t have to fill a cart to find out what delivery costs.',
    },
    {
      question: 'What if something sells out while I’m ordering?',
      answer:
        'Checkout tells you which item it is, and nothing is ordered until you decide. We never sell the same piece twice.',
    },
  ],
  next: { label: 'See the products', to: '/products-list' },
};
