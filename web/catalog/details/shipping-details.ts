import type { SellingCountry } from '../../api/selling-countries.ts';

/** Shipping cost to the shopper's country, as schema.org data for price comparison. */
export function shippingDetails(currency: string, country: SellingCountry | null) {
  if (!country) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: country.shippingFee.toFixed(2), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.countryCode },
    },
  };
}
