import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const faq: PageDraft<'faq'> = {
  description:
    'Answers about prices in each country, points, delivery, paying, returns and repairs at Meridian, and a form for your own question.',
  heading: 'Frequently asked questions.',
  entries: [
    {
      name: 'Prices and countries',
      questions: [
        {
          question: 'Why does my friend abroad see a different price?',
          answer:
            'Because each country has a price list of its own, in its own currency, set by hand. Nothing is converted from one list to another.',
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
            'Points that belong to a product on the list of a country: PV counts by volume, PQ by quantity. They are the same for everyone who buys there.',
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
            'One flat fee for each order: 30.00 in the currency of your country, unless its list sets another fee. The cart shows it before you order.',
          link: { label: 'More about delivery', to: '/services-details/delivery' },
        },
        {
          question: 'How can I pay?',
          answer:
            'By direct bank transfer or in cash on delivery. PayPal is offered where this copy of the shop has been connected to it.',
        },
        {
          question: 'Can a price change while I am paying?',
          answer:
            'No. The prices in your cart are guaranteed for fifteen minutes. After that, we check again and show you what changed.',
        },
        {
          question: 'What if two of us want the last piece?',
          answer:
            'One of you gets it: whoever places the order first. The other is told before anything is ordered. The stock never goes below zero.',
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
            'Its page says whether it is pending, paid, shipped or delivered. The address of that page stands in the confirmation.',
        },
        {
          question: 'Can I still cancel?',
          answer:
            'Until it is shipped. As long as nothing is paid, cancel it yourself on the page of your order; after that, write to us with the order number. The pieces go back into the stock and you get everything back.',
        },
        {
          question: 'How do I return something?',
          answer: 'Within thirty days, unused, in any box. Write to us first, so that we expect it.',
          link: { label: 'Returns, step by step', to: '/services-details/returns' },
        },
        {
          question: 'It broke. What now?',
          answer:
            'Tell us what it no longer does. Within two years of the order a repair costs nothing; later we name the sum first.',
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
            'The shop is, the goods are not. Meridian is a demonstration: everything on these pages works, but nothing is sent and nothing is charged.',
        },
        {
          question: 'Who gets my email address?',
          answer:
            'Whoever runs this copy of the shop, and nobody else. The pages load nothing from third parties.',
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
