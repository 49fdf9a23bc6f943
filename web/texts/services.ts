/** Only names and summaries, because every page's footer loads them. */
export const builtInServices = [
  { slug: 'delivery', name: 'Delivery', summary: 'See the cost in your cart before you order.' },
  {
    slug: 'price-lists',
    name: 'Price lists',
    summary: 'A list for each country, in its own currency, open to everyone.',
  },
] as const;
