/** For shops that charge only for their products. */
export const pricingWords = {
  title: 'Pricing',
  description: 'What it costs to shop here: just your country’s prices, nothing else.',
  heading: 'Pay the price you see.',
  lead: 'You don’t need a membership. Each country has its own prices, and your cart shows the full total, delivery included, before you order.',
  products: 'See the prices',
  per: 'per month',
  ask: (plan: string) => `Ask for ${plan}`,
  included: 'What’s included',
  sideBySide: 'Compare plans',
} as const;

/** The contact form with its subject filled in. */
export const askFor = (plan: string) => `/contact?subject=${encodeURIComponent(`Membership: ${plan}`)}`;
