import type { SellingCountry } from '../../api/selling-countries.ts';

/** What it costs to send an order to the shopper's country, for machines that compare offers: schema.org. */
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
