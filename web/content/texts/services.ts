export type ServiceSlug =
  | 'delivery'
  | 'returns'
  | 'repairs'
  | 'price-lists'
  | 'gift-wrapping'
  | 'business-orders';

export type ServiceName = { slug: ServiceSlug; name: string; summary: string };

export const services: readonly ServiceName[] = [
  {
    slug: 'delivery',
    name: 'Delivery',
    summary: 'One flat fee for each country, however many things are in the parcel.',
  },
  {
    slug: 'returns',
    name: 'Returns',
    summary: 'Thirty days to change your mind, and the full price back.',
  },
  {
    slug: 'repairs',
    name: 'Repairs',
    summary: 'What can be mended is mended: handles, seams, cables, edges.',
  },
  {
    slug: 'price-lists',
    name: 'Price lists',
    summary: 'A list for each country, in its own currency, that anybody may read.',
  },
  {
    slug: 'gift-wrapping',
    name: 'Gift wrapping',
    summary: 'Plain paper, cotton string and a card with your words. It costs nothing.',
  },
  {
    slug: 'business-orders',
    name: 'Business orders',
    summary: 'Many pieces, one invoice, and one desk that answers your letters.',
  },
];

export const servicesPage = {
  title: 'Services',
  description:
    'Delivery, returns, repairs, price lists, gift wrapping and business orders: what Meridian does beside selling, and what it costs.',
  heading: 'What we do besides selling.',
  lead: 'Six services. Each has a page that says how it works step by step, what it costs, and what people ask about it.',
  closing: {
    text: 'Did not find what you need?',
    contact: 'Write to us',
    or: 'or read the',
    faq: 'questions that others asked',
  },
} as const;
