import type { PageDraft } from '../../../functions/contracts/page-contents.ts';

export const faq: PageDraft<'faq'> = {
  description:
    'Answers about prices in each country, points, delivery, paying, returns and repairs at Meridian, and a form for your own question.',
  heading: 'Questions, and what we answer.',
  entries: [
    {
      name: 'Prices and countries',
      questions: [
        {
          question: 'Why does my friend abroad see another price?',
          answer:
            'Because each country has a price list of its own, in its own currency, set by hand. Nothing is converted from one list to another.',
          link: { label: 'More about the price lists', to: '/services-details/price-lists' },
        },
        {
          question: 'How do I change the country?',
          answer:
            'With the switch at the top of every page. Your browser remembers it for a year, and the prices in your cart are recalculated.',
        },
        {
          question: 'Which of the two prices do I pay?',
          answer:
            'The net price, the large one. Where the retail price is higher it stands beside it, struck out, together with what you save.',
        },
        {
          question: 'What are PV and PQ?',
          answer:
            'Points that belong to a product on the list of a country: PV counts by volume, PQ by quantity. They are the same for everyone who buys there.',
        },
        {
          question: 'What does “Not sold in” mean?',
          answer:
            'That the product has no price on the list of that country. You can read about it, but not put it into the cart.',
        },
      ],
    },
    {
      name: 'Ordering and paying',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. As a guest you open your order with its number and your e-mail address. With an account you find all your orders in one place.',
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
            'No. What the cart showed you holds for fifteen minutes. After that it asks again, and tells you what is different.',
        },
        {
          question: 'What if two of us want the last piece?',
          answer:
            'One of you gets it: whoever places the order first. The other is told before anything is ordered. The stock never goes below zero.',
        },
        {
          question: 'Where do I type in a coupon?',
          answer: 'In the cart. The total changes at once, or the cart says why the coupon does not count.',
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
          question: 'Who gets my e-mail address?',
          answer:
            'Whoever runs this copy of the shop, and nobody else. The pages load nothing from third parties.',
          link: { label: 'What the shop keeps about you', to: '/privacy' },
        },
        {
          question: 'Does it work without JavaScript?',
          answer:
            'Reading, searching, filtering and the cart do. To place an order, to sign in or to send a form, the browser needs it.',
        },
        {
          question: 'Can I use the data of the shop myself?',
          answer: 'Yes. What the pages show can be read over an open API, without a key.',
          link: { label: 'The API, to read and to try', to: '/api/docs' },
        },
      ],
    },
  ],
};
