import type { DemoService } from './demo-service.ts';

export const giftWrapping: DemoService = {
  slug: 'gift-wrapping',
  name: 'Gift wrapping',
  summary: 'Plain paper, cotton string and a card with your words. It costs nothing.',
  picture: 'project-undyed',
  pictureAlt: 'A pile of folded blankets, the top one held by a woven band',
  description:
    'Plain paper, cotton string and a card with your words, without a price inside and without a charge. How to order a gift at Meridian.',
  lead: 'A gift leaves us in plain paper and cotton string, with a card that says what you wrote and nothing that says what you paid.',
  steps: [
    {
      title: 'Fill the cart as always',
      text: 'Whatever is in one order is wrapped as one gift. For two people, place two orders.',
    },
    {
      title: 'Give the address',
      text: 'At the checkout, tick that you want to ship to a different address and write whose it is.',
    },
    {
      title: 'Write it in the order notes',
      text: 'Begin with the word “gift”. What follows is copied to the card by hand, in any script, up to forty words.',
    },
    {
      title: 'We wrap it',
      text: 'The paper is uncoated and the string is cotton. Both can be used again. What it cost stands on the page of your order, and nowhere else.',
    },
  ],
  costs: [
    { what: 'Paper, string and card', amount: 'Nothing' },
    { what: 'Delivery', amount: 'The flat fee of your country, as for any order' },
  ],
  questions: [
    {
      question: 'Can you choose the day on which it arrives?',
      answer: 'No. You can write a date into the order notes before which we should not send it.',
    },
    {
      question: 'Will they know what it cost?',
      answer: 'Not from us. Nothing in the parcel names a price.',
    },
    {
      question: 'And if they want to return it?',
      answer:
        'They write to us with the number on the card. They may exchange it for something else, or have it returned and you get the price back.',
      link: { label: 'How returns work', to: '/services-details/returns' },
    },
  ],
  next: { label: 'See the products', to: '/products-list' },
};
