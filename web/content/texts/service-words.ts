import type { PageTexts } from './page-texts.ts';
import { builtInServices } from './services.ts';

type Services = PageTexts<'services'>;
export type Service = Services['entries'][number];

const [delivery, priceLists] = builtInServices;
const NO_LINK = { label: '', to: '' };
const NO_PICTURE = { picture: null, pictureAlt: '' };

/** What this software does in any shop; stands until staff write of their own services. */
export const servicesPage: Services = {
  heading: 'What we do besides selling.',
  lead: 'Each of these has a page that says how it works, what it costs, and what people ask about it.',
  description: 'Delivery and price lists: how they work step by step, and what they cost.',
  note: '',
  entries: [
    {
      ...delivery,
      ...NO_PICTURE,
      description: 'How delivery works, step by step, from choosing your country to following the order.',
      lead: 'You see what delivery costs in the cart, before we ask for your name.',
      steps: [
        {
          title: 'Choose your country',
          text: 'The switch stands at the top of every page. Prices, stock and delivery are then those of that country.',
        },
        {
          title: 'Fill the cart',
          text: 'The cart adds up what you chose and the delivery. It asks for prices and stock anew each time.',
        },
        {
          title: 'Place the order',
          text: 'The prices you were shown hold for fifteen minutes. In the moment you order, the pieces leave the stock and are yours.',
        },
        {
          title: 'Follow it',
          text: 'With the order number and your e-mail address you see at any time whether it is paid, shipped or delivered.',
        },
      ],
      costs: [{ what: 'Delivery of an order', amount: 'As the cart of your country says' }],
      countries: true,
      questions: [
        {
          question: 'Can the parcel go to somebody else?',
          answer:
            'Yes. At the checkout, tick that you want to ship to a different address and fill in theirs. The order stays in your name.',
          link: NO_LINK,
        },
        {
          question: 'What if something sells out while I am ordering?',
          answer:
            'Then the checkout says so and names the thing, and nothing is ordered until you decide. A piece is never sold twice.',
          link: NO_LINK,
        },
      ],
      next: { label: 'See the products', to: '/products-list' },
    },
    {
      ...priceLists,
      ...NO_PICTURE,
      description:
        'A price list for each country, in its own currency: how to read yours, and how to have it as data.',
      lead: 'Each country has a price list of its own, and anybody may read any of them.',
      steps: [
        {
          title: 'Choose a country',
          text: 'With the switch at the top of the page. You may look at any country’s list, not only at your own.',
        },
        {
          title: 'Read the price',
          text: 'The large figure is the net price: what you pay. Where the retail price is higher it stands beside it, struck out, with the saving.',
        },
        {
          title: 'Read the points',
          text: 'PV and PQ belong to the list and are the same for everyone who buys there.',
        },
        { title: 'Take it along', text: 'What the pages show is also there as data, without a key.' },
      ],
      costs: [{ what: 'Reading a price list, on the pages or as data', amount: 'Nothing' }],
      countries: true,
      questions: [
        {
          question: 'Why is a thing not sold in my country?',
          answer: 'Because it has no price on your list. Then its page says so.',
          link: NO_LINK,
        },
      ],
      next: { label: 'Read how the API gives it', to: '/api/docs' },
    },
  ],
};

export const serviceWords = {
  title: 'Services',
  none: 'Our services will be described here soon.',
  asking: 'Did not find what you need?',
  contact: 'Write to us',
  or: 'or read the',
  faq: 'questions that others asked',
  steps: 'How it works',
  costs: 'What it costs',
  countries: 'Delivery countries',
  questions: 'What people ask',
  others: 'Other services',
} as const;
