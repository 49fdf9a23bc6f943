/** The names alone: the footer of every page has them. */
export const builtInServices = [
  { slug: 'delivery', name: 'Delivery', summary: 'What it costs is said in the cart, before you order.' },
  {
    slug: 'price-lists',
    name: 'Price lists',
    summary: 'A list for each country, in its own currency, that anybody may read.',
  },
] as const;
