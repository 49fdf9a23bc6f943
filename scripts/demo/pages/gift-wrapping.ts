import type { DemoService } from './demo-service.ts';

export const giftWrapping: DemoService = {
  slug: 'gift-wrapping',
  name: 'Gift wrapping',
  summary: 'Plain paper, cotton string and a card with your message, free of charge.',
  picture: 'project-undyed',
  pictureAlt: 'A stack of folded blankets, the top one held by a woven band',
  description:
    'Plain paper, cotton string and a card with your message, free of charge and with no price inside. How to order a gift at Meridian.',
  lead: 'We wrap your gift in plain paper and cotton string, with a card that carries your message and no sign of the price.',
  steps: [
    {
      title: 'Fill your cart as usual',
      text: 'Everything in one order is wrapped as one gift. For two people, place two orders.',
    },
    {
      title: 'Enter the address',
      text: 'At checkout, choose to ship to a different address and enter theirs.',
    },
    {
      title: 'Add your message to the order notes',
      text: 'Start with the word “gift”. We’ll copy the rest onto the card by hand: up to forty words, in any script.',
    },
    {
      title: 'We wrap it',
      text: 'The paper is uncoated and the string is cotton, so both can be reused. The price appears only on your order page.',
    },
  ],
  costs: [
    { what: 'Paper, string and card', amount: 'Free' },
    { what: 'Delivery', amount: 'Your country’s flat fee, as for any order' },
  ],
  questions: [
    {
      question: 'Can I choose the delivery date?',
      answer: 'No, but you can ask us in the order notes not to ship before a certain date.',
    },
    {
      question: 'Will they see what it cost?',
      answer: 'Not from us. Nothing in the parcel shows a price.',
    },
    {
      question: 'What if they want to return it?',
      answer:
        'They can contact us with the number on the card, and either exchange it or return it. If they return it, we refund you.',
      link: { label: 'How returns work', to: '/services-details/returns' },
    },
  ],
  next: { label: 'See the products', to: '/products-list' },
};
