import type { PageTexts } from './page-texts.ts';

type Faq = PageTexts<'faq'>;
type Question = Faq['entries'][number]['questions'][number];

const asked = (question: string, answer: string, label = '', to = ''): Question => ({
  question,
  answer,
  link: { label, to },
});

/** True of any shop that runs this software; shown until staff write their own questions. */
export const builtInFaq: Faq = {
  description:
    'Answers about prices by country, points, ordering and payment, and a form for your own question.',
  heading: 'Frequently asked questions.',
  lead: '',
  entries: [
    {
      name: 'Prices and countries',
      questions: [
        asked(
          'Why does my friend abroad see a different price?',
          'Because each country has its own price list in its own currency.',
        ),
        asked(
          'How do I change my country?',
          'Use the switch at the top of any page. Your browser remembers it for a year, and prices in your cart are updated.',
        ),
        asked(
          'Which of the two prices do I pay?',
          'The net price, shown in large type. If the retail price is higher, it’s crossed out next to it with your saving.',
        ),
        asked(
          'What are PV and PQ?',
          'Points you earn with a product. They’re part of each country’s price list and the same for everyone who buys there.',
        ),
        asked(
          'What does “Not sold in” mean?',
          'The product has no price in that country. You can read about it but not add it to your cart.',
        ),
      ],
    },
    {
      name: 'Ordering and paying',
      questions: [
        asked(
          'Do I need an account?',
          'No. As a guest, you can view your order with its number and your email address. An account keeps all your orders in one place.',
        ),
        asked('What does delivery cost?', 'Your cart shows the cost before you order.'),
        asked('How can I pay?', 'You’ll see all available payment methods at checkout.'),
        asked(
          'Can a price change while I am paying?',
          'No. The prices in your cart are guaranteed for fifteen minutes. After that, we check again and show you what changed.',
        ),
        asked(
          'Where do I enter a coupon?',
          'In your cart. The total updates right away, or you’ll see why the coupon can’t be used.',
        ),
      ],
    },
    {
      name: 'After the order',
      questions: [
        asked(
          'Where is my order?',
          'Your order page shows whether it’s pending, paid, shipped or delivered.',
          'Find your order',
          '/order',
        ),
        asked(
          'Can I cancel or return something?',
          'Send us your order number and we’ll tell you how.',
          'Contact us',
          '/contact?subject=My%20order',
        ),
      ],
    },
    {
      name: 'This shop',
      questions: [
        asked(
          'Who gets my email address?',
          'We do, and no one else. Our pages load nothing from third parties.',
          'What we store about you',
          '/privacy',
        ),
        asked(
          'Does it work without JavaScript?',
          'Browsing, search, filters and the cart do. You need it to place an order, sign in or send a form.',
        ),
        asked(
          'Can I use the shop’s data myself?',
          'Yes. Everything on these pages is available through an open API. No key needed.',
          'Read and try the API',
          '/api/docs',
        ),
      ],
    },
  ],
};

export const faqWords = {
  title: 'FAQ',
  none: 'There are no questions yet.',
  groups: 'Topics',
  heading: 'Didn’t find your question?',
  lead: 'Ask it here. If the answer helps others, we’ll add it to this page.',
  button: 'Send Message',
  busy: 'Sending...',
  done: 'Thank you. We’ve received your question.',
  note: 'We’ll only use your address to reply.',
  privacy: 'What we store',
} as const;
