import type { PageTexts } from './page-texts.ts';

type Faq = PageTexts<'faq'>;
type Question = Faq['entries'][number]['questions'][number];

const asked = (question: string, answer: string, label = '', to = ''): Question => ({
  question,
  answer,
  link: { label, to },
});

/** What is true of this software in any shop; stands until staff write questions of their own. */
export const builtInFaq: Faq = {
  description:
    'Answers about prices in each country, points, ordering and paying, and a form for your own question.',
  heading: 'Questions, and what we answer.',
  lead: '',
  entries: [
    {
      name: 'Prices and countries',
      questions: [
        asked(
          'Why does my friend abroad see another price?',
          'Because each country has a price list of its own, in its own currency.',
        ),
        asked(
          'How do I change the country?',
          'With the switch at the top of every page. Your browser remembers it for a year, and the prices in your cart are recalculated.',
        ),
        asked(
          'Which of the two prices do I pay?',
          'The net price, the large one. Where the retail price is higher it stands beside it, struck out, together with what you save.',
        ),
        asked(
          'What are PV and PQ?',
          'Points that belong to a product on the list of a country. They are the same for everyone who buys there.',
        ),
        asked(
          'What does “Not sold in” mean?',
          'That the product has no price on the list of that country. You can read about it, but not put it into the cart.',
        ),
      ],
    },
    {
      name: 'Ordering and paying',
      questions: [
        asked(
          'Do I need an account?',
          'No. As a guest you open your order with its number and your e-mail address. With an account you find all your orders in one place.',
        ),
        asked('What does delivery cost?', 'The cart shows it before you order.'),
        asked('How can I pay?', 'The checkout names every way that is offered.'),
        asked(
          'Can a price change while I am paying?',
          'No. What the cart showed you holds for fifteen minutes. After that it asks again, and tells you what is different.',
        ),
        asked(
          'Where do I type in a coupon?',
          'In the cart. The total changes at once, or the cart says why the coupon does not count.',
        ),
      ],
    },
    {
      name: 'After the order',
      questions: [
        asked(
          'Where is my order?',
          'Its page says whether it is pending, paid, shipped or delivered.',
          'Find your order',
          '/order',
        ),
        asked(
          'Can I cancel, or send something back?',
          'Write to us with the order number, and we tell you how.',
          'Write to us',
          '/contact?subject=My%20order',
        ),
      ],
    },
    {
      name: 'This shop',
      questions: [
        asked(
          'Who gets my e-mail address?',
          'We do, and nobody else. The pages load nothing from third parties.',
          'What the shop keeps about you',
          '/privacy',
        ),
        asked(
          'Does it work without JavaScript?',
          'Reading, searching, filtering and the cart do. To place an order, to sign in or to send a form, the browser needs it.',
        ),
        asked(
          'Can I use the data of the shop myself?',
          'Yes. What the pages show can be read over an open API, without a key.',
          'The API, to read and to try',
          '/api/docs',
        ),
      ],
    },
  ],
};

export const faqWords = {
  title: 'FAQ',
  none: 'Nobody has asked anything yet.',
  groups: 'Groups of questions',
  heading: 'Is yours not among them?',
  lead: 'Ask it here. If others could need the answer, it moves up this page.',
  button: 'Send Message',
  busy: 'Sending...',
  done: 'Thank you. We have your question.',
  note: 'We use your address to answer, and for nothing else.',
  privacy: 'What we keep',
} as const;
