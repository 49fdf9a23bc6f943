import type { ReachedCountry } from '../../api/shop-data.ts';

/** What it costs to send an order to the shopper's country, for machines that compare offers: schema.org. */
export function shippingDetails(offer: object, country: ReachedCountry | null) {
  const { priceCurrency: currency } = offer as { priceCurrency?: string };
  if (!country || !currency) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: country.shippingFee.toFixed(2), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.countryCode },
    },
  };
}
