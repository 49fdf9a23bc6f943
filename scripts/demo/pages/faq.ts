import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const faq: PageDraft<'faq'> = {
  description:
    'Answers about prices by country, points, delivery, payment, returns and repairs at Meridian, and a form for your own question.',
  heading: 'Frequently asked questions.',
  entries: [
    {
      name: 'Prices and countries',
      questions: [
        {
          question: 'Why does my friend abroad see a different price?',
          answer:
            'Because each country has its own price list in its own currency, set by hand. Nothing is converted from one list to another.',
          link: { label: 'More about the price lists', to: '/services-details/price-lists' },
        },
        {
          question: 'How do I change my country?',
          answer:
            'Use the switch at the top of any page. Your browser remembers it for a year, and prices in your cart are updated.',
        },
        {
          question: 'Which of the two prices do I pay?',
          answer:
            'The net price, shown in large type. If the retail price is higher, it’s crossed out next to it with your saving.',
        },
        {
          question: 'What are PV and PQ?',
          answer:
            'Points you earn with a product: PV counts by volume, PQ by quantity. They’re part of each country’s price list and the same for everyone who buys there.',
        },
        {
          question: 'What does “Not sold in” mean?',
          answer:
            'The product has no price in that country. You can read about it but not add it to your cart.',
        },
      ],
    },
    {
      name: 'Ordering and paying',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. As a guest, you can view your order with its number and your email address. An account keeps all your orders in one place.',
        },
        {
          question: 'What does delivery cost?',
          answer:
            'One flat fee per order: 30.00 in your country’s currency, unless its price list sets a different fee. Your cart shows it before you order.',
          link: { label: 'More about delivery', to: '/services-details/delivery' },
        },
        {
          question: 'How can I pay?',
          answer:
            'By direct bank transfer or cash on delivery. PayPal is available if this copy of the shop is connected to it.',
        },
        {
          question: 'Can a price change while I am paying?',
          answer:
            'No. The prices in your cart are guaranteed for fifteen minutes. After that, we check again and show you what changed.',
        },
        {
          question: 'What if two people want the last item?',
          answer: 'The first to place an order gets it. The other is notified before anything is ordered.',
        },
        {
          question: 'Where do I enter a coupon?',
          answer: 'In your cart. The total updates right away, or you’ll see why the coupon can’t be used.',
        },
      ],
    },
    {
      name: 'After the order',
      questions: [
        {
          question: 'Where is my order?',
          answer:
            'Your order page shows whether it’s pending, paid, shipped or delivered. You’ll find the link in your confirmation.',
        },
        {
          question: 'Can I still cancel?',
          answer:
            'Yes, until it ships. Before you’ve paid, you can cancel it yourself on your order page. After that, contact us with your order number and we’ll refund the full amount.',
        },
        {
          question: 'How do I return something?',
          answer:
            'Send it back within thirty days, unused, in any box. Contact us first so that we can expect it.',
          link: { label: 'Returns, step by step', to: '/services-details/returns' },
        },
        {
          question: 'It broke. What now?',
          answer:
            'Tell us what’s wrong. Repairs are free for two years after your order. After that, we quote you a price first.',
          link: { label: 'Repairs, step by step', to: '/services-details/repairs' },
        },
      ],
    },
    {
      name: 'This shop',
      questions: [
        {
          question: 'Is this a real shop?',
          answer:
            'The shop is; the products aren’t. Meridian is a demo: everything here works, but nothing is shipped and nothing is charged.',
        },
        {
          question: 'Who gets my email address?',
          answer: 'Only the operator of this copy of the shop. Our pages load nothing from third parties.',
          link: { label: 'What we store about you', to: '/privacy' },
        },
        {
          question: 'Does it work without JavaScript?',
          answer:
            'Browsing, search, filters and the cart do. You need it to place an order, sign in or send a form.',
        },
        {
          question: 'Can I use the shop’s data myself?',
          answer: 'Yes. Everything on these pages is available through an open API. No key needed.',
          link: { label: 'Read and try the API', to: '/api/docs' },
        },
      ],
    },
  ],
};
