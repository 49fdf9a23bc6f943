/** Working days; orders before two o'clock are sent on the same one. */
const sentWithin = (deliveryDaysFrom: number, deliveryDaysTo: number) => ({
  deliveryDaysFrom,
  deliveryDaysTo,
  orderBy: 14,
});

/** Prices are derived from euros at the country's rate, rounded to its usual price steps. */
export const DEMO_COUNTRIES = [
  { countryCode: 'DE', countryName: 'Germany', denomination: 'EUR', rate: 1, step: 0.5, ...sentWithin(2, 3) },
  {
    countryCode: 'GB',
    countryName: 'United Kingdom',
    denomination: 'GBP',
    rate: 0.86,
    step: 0.5,
    ...sentWithin(1, 2),
  },
  {
    countryCode: 'US',
    countryName: 'United States',
    denomination: 'USD',
    rate: 1.12,
    step: 0.5,
    ...sentWithin(5, 8),
  },
  {
    countryCode: 'CH',
    countryName: 'Switzerland',
    denomination: 'CHF',
    rate: 1.05,
    step: 0.1,
    ...sentWithin(3, 4),
  },
  {
    countryCode: 'JP',
    countryName: 'Japan',
    denomination: 'JPY',
    rate: 165,
    step: 100,
    shippingFee: 300_000,
    ...sentWithin(5, 7),
  },
  {
    countryCode: 'SA',
    countryName: 'Saudi Arabia',
    denomination: 'SAR',
    rate: 4.2,
    step: 1,
    ...sentWithin(6, 9),
  },
  {
    countryCode: 'IM',
    countryName: 'Isle of Man',
    denomination: 'Manx pounds',
    rate: 0.86,
    step: 0.25,
    ...sentWithin(2, 3),
  },
  {
    countryCode: 'BR',
    countryName: 'Brazil',
    denomination: 'BRL',
    rate: 6.1,
    step: 1,
    displayStatus: false,
    ...sentWithin(8, 14),
  },
] as const;

export type DemoCountry = (typeof DEMO_COUNTRIES)[number];

/** In hundredths, and at least one step. */
export function priceIn({ rate, step }: DemoCountry, euros: number): number {
  return Math.round(Math.max(step, Math.round((euros * rate) / step) * step) * 100);
}

/** Shipping fee in hundredths. */
export const shippingTo = (country: DemoCountry): number =>
  'shippingFee' in country ? country.shippingFee : 3000;
