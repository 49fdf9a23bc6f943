import type { DemoService } from './demo-service.ts';

export const delivery: DemoService = {
  slug: 'delivery',
  name: 'Delivery',
  summary: 'One flat fee for each country, however many things are in the parcel.',
  picture: 'project-plain-parcel',
  pictureAlt: 'A lantern in an open cardboard box, bedded in paper wool, with tape and string beside it',
  description:
    'One flat delivery fee for each country, shown in the cart before you order. How delivery works at Meridian, step by step.',
  lead: 'Every country has one delivery fee. It does not grow with the parcel, and you see it in the cart before we ask for your name.',
  steps: [
    {
      title: 'Choose your country',
      text: 'The switch stands at the top of every page. Prices, stock and the delivery fee are then those of that country.',
    },
    {
      title: 'Fill your cart',
      text: 'The cart adds up what you chose and the one fee. It asks for prices and stock anew each time, so you never pay for what is gone.',
    },
    {
      title: 'Place the order',
      text: 'Prices are guaranteed for fifteen minutes. As soon as you order, your items are reserved for you.',
    },
    {
      title: 'Follow it',
      text: 'You get an order number. With it and your e-mail address you see at any time whether the order is paid, shipped or delivered.',
    },
  ],
  costs: [
    {
      what: 'Delivery of an order',
      amount: '30.00 in the currency of your country, unless its price list sets another fee',
    },
    { what: 'Everything else in the same order', amount: 'Nothing more' },
    { what: 'Delivery to another address than yours', amount: 'Nothing more' },
  ],
  countries: true,
  questions: [
    {
      question: 'Can you deliver to someone else?',
      answer:
        'Yes. At checkout, choose to ship to a different address and enter theirs. The order stays in your name.',
    },
    {
      question: 'Why is the fee the same for one bar of soap and for six blankets?',
      answer:
        'Because a fee that is always the same can be known beforehand. Nobody has to fill a cart only to learn what the box will cost.',
    },
    {
      question: 'What if something sells out while I’m ordering?',
      answer:
        'Checkout tells you which item it is, and nothing is ordered until you decide. We never sell the same item twice.',
    },
  ],
  next: { label: 'See the products', to: '/products-list' },
};
