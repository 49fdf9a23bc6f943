import type { DemoService } from './demo-service.ts';

export const priceLists: DemoService = {
  slug: 'price-lists',
  name: 'Price lists',
  summary: 'A list for each country, in its own currency, open to everyone.',
  picture: 'project-seven-price-lists',
  pictureAlt: 'Seven price lists like a hand of cards, each with a seal of its own',
  description:
    'Meridian keeps one price list for each country, in its own currency, set by hand. How to read yours, and how to have it as data.',
  lead: 'A price here is a decision, not the result of a conversion. Each country has a list of its own, and anybody may read any of them.',
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
      text: 'PV counts by volume, PQ by quantity. They belong to the list and are the same for everyone who buys there.',
    },
    {
      title: 'Take it along',
      text: 'Everything on the pages is also there as data, without a key. The list of one country is a single call.',
    },
  ],
  costs: [
    { what: 'Reading a price list', amount: 'Nothing' },
    { what: 'The same as data, over the API', amount: 'Nothing' },
  ],
  countries: true,
  questions: [
    {
      question: 'Why does the same lamp cost less elsewhere?',
      answer:
        'Because the lists are made apart from each other: by what the way there costs us, and by what is a sensible price there. They do not follow the exchange rate.',
    },
    {
      question: 'Why isn’t an item sold in my country?',
      answer:
        'Because it has no price on your list. Then its page says so. We do not show a number that you could not buy at.',
    },
    {
      question: 'How quickly does a new price appear?',
      answer: 'Within two seconds, for everyone. Your cart is recalculated, and tells you so.',
    },
  ],
  next: { label: 'Read the API docs', to: '/api/docs' },
};
