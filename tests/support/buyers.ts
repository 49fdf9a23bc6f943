import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { ApiClient } from './api-client.ts';
import { anOrder, makeCountry, makePrice } from './factories.ts';
import type { Shop } from './shop.ts';

type LineRequest = { productCode: number; quantity: number };

/** The header with an unused idempotency key. */
export const aKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Helpers that sell and order in a shop. */
export function buyersOf(shop: Shop, call: ApiClient) {
  return {
    /** A country with prices of new products in it; the lines for one piece of each. */
    async sell(...prices: Parameters<typeof makePrice>[1][]) {
      const { countryId, countryCode: country } = await makeCountry(shop.database, { shippingFee: 790 });
      const lines: LineRequest[] = [];
      for (const price of prices) {
        const { productCode } = await makePrice(shop.database, { ...price, countryId });
        lines.push({ productCode, quantity: 1 });
      }
      return { country, countryId, lines, order: anOrder(country, lines) };
    },
    place: (
      json: unknown,
      { token, headers = aKey() }: { token?: string; headers?: Record<string, string> } = {},
    ) => call<Order>('POST', '/api/orders', { json, token, headers }),
    quote: async (country: string, lines: LineRequest[]) =>
      (await call<{ quote: string }>('POST', '/api/cart/quote', { json: { country, lines } })).data.quote,
  };
}
