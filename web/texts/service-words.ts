import type { PageTexts } from './page-texts.ts';
import { builtInServices } from './services.ts';

type Services = PageTexts<'services'>;
export type Service = Services['entries'][number];

const [delivery, priceLists] = builtInServices;
const NO_LINK = { label: '', to: '' };
const NO_PICTURE = { picture: null, pictureAlt: '' };

/** True of any shop that runs this software; shown until staff write about their own services. */
export const servicesPage: Services = {
  heading: 'More than products.',
  lead: 'See how each service works, what it costs and what people ask about it.',
  description: 'Delivery and price lists: how they work and what they cost.',
  note: '',
  entries: [
    {
      ...delivery,
      ...NO_PICTURE,
      description: 'How delivery works, step by step, from choosing your country to tracking your order.',
      lead: 'Your cart shows the delivery cost before you enter your details.',
      steps: [
        {
          title: 'Choose your country',
          text: 'Use the switch at the top of any page. You’ll see that country’s prices, stock and delivery costs.',
        },
        {
          title: 'Fill your cart',
          text: 'Your cart adds up your items and delivery, with current prices and stock.',
        },
        {
          title: 'Place the order',
          text: 'Prices are guaranteed for fifteen minutes. As soon as you order, your items are reserved for you.',
        },
        {
          title: 'Track it',
          text: 'With the order number and your email address, you can check whether it’s paid, shipped or delivered.',
        },
      ],
      costs: [{ what: 'Delivery of an order', amount: 'As shown in your cart' }],
      countries: true,
      questions: [
        {
          question: 'Can you deliver to someone else?',
          answer:
            'Yes. At checkout, choose to ship to a different address and enter theirs. The order stays in your name.',
          link: NO_LINK,
        },
        {
          question: 'What if something sells out while I’m ordering?',
          answer:
            'Checkout tells you which item it is, and nothing is ordered until you decide. We never sell the same piece twice.',
          link: NO_LINK,
        },
      ],
      next: { label: 'See the products', to: '/products-list' },
    },
    {
      ...priceLists,
      ...NO_PICTURE,
      description:
        'A price list for each country, in its own currency: how to read yours and how to get it as data.',
      lead: 'Each country has its own price list, and anyone can view any of them.',
      steps: [
        {
          title: 'Choose a country',
          text: 'Use the switch at the top of the page. You can view any country’s list, not just your own.',
        },
        {
          title: 'Read the price',
          text: 'The large figure is the net price: what you pay. If the retail price is higher, it’s crossed out next to it with your saving.',
        },
        {
          title: 'Read the points',
          text: 'PV and PQ are part of the list and the same for everyone who buys there.',
        },
        {
          title: 'Get the data',
          text: 'Everything on these pages is also available as data. No key needed.',
        },
      ],
      costs: [{ what: 'Viewing a price list, on our pages or as data', amount: 'Free' }],
      countries: true,
      questions: [
        {
          question: 'Why isn’t an item sold in my country?',
          answer: 'Because it has no price on your country’s list. Its page will tell you so.',
          link: NO_LINK,
        },
      ],
      next: { label: 'Read the API docs', to: '/api/docs' },
    },
  ],
};

export const serviceWords = {
  title: 'Services',
  none: 'You’ll find our services here soon.',
  asking: 'Didn’t find what you need?',
  contact: 'Contact us',
  or: 'or read the',
  faq: 'frequently asked questions',
  steps: 'How it works',
  costs: 'What it costs',
  countries: 'Delivery countries',
  questions: 'Common questions',
  others: 'Other services',
} as const;
