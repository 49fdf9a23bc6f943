import type { DemoService } from './demo-service.ts';

export const priceLists: DemoService = {
  slug: 'price-lists',
  name: 'Price lists',
  summary: 'A list for each country, in its own currency, open to everyone.',
  picture: 'project-seven-price-lists',
  pictureAlt: 'Seven price lists fanned out like playing cards, each with its own seal',
  description:
    'Meridian has a price list for each country, in its own currency, set by hand. How to read yours and how to get it as data.',
  lead: 'Our prices are decided, not converted. Each country has its own list, and anyone can view any of them.',
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
      text: 'PV counts by volume, PQ by quantity. They’re part of the list and the same for everyone who buys there.',
    },
    {
      title: 'Get the data',
      text: 'Everything on these pages is also available as data. No key needed, and a single call returns one country’s list.',
    },
  ],
  costs: [
    { what: 'Viewing a price list', amount: 'Free' },
    { what: 'The same as data, through the API', amount: 'Free' },
  ],
  countries: true,
  questions: [
    {
      question: 'Why does the same lamp cost less elsewhere?',
      answer:
        'Because each list is set separately, based on shipping costs and what’s a fair price there. They don’t follow exchange rates.',
    },
    {
      question: 'Why isn’t an item sold in my country?',
      answer:
        'Because it has no price on your country’s list. Its page will tell you so. We never show a price you can’t buy at.',
    },
    {
      question: 'How quickly does a new price appear?',
      answer: 'Within two seconds, for everyone. Your cart is updated and shows the change.',
    },
  ],
  next: { label: 'Read the API docs', to: '/api/docs' },
};
