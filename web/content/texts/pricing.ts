/** What the shop itself charges for: the things it sells. */
export const pricingWords = {
  title: 'Pricing',
  description: 'What it costs to shop here: the price list of your country, and nothing else.',
  heading: 'You pay the price on your list.',
  lead: 'Shopping here needs no membership. Each country has prices of its own, and the cart adds up the whole sum, delivery included, before you order.',
  products: 'See the prices',
  per: 'per month',
  ask: (plan: string) => `Ask for ${plan}`,
  included: 'What is included',
  sideBySide: 'The plans side by side',
} as const;

/** The contact form with its subject filled in. */
export const askFor = (plan: string) => `/contact?subject=${encodeURIComponent(`Membership: ${plan}`)}`;
