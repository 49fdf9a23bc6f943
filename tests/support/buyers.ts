import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { anOrder, makeCountry, makePrice } from './factories.ts';
import type { Shop } from './shop.ts';

type LineRequest = { productCode: number; quantity: number };

/** The header with an unused idempotency key. */
export const aKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** What a shop logs while its database is too busy to answer in time; its buyers send their orders again. */
export const TOO_BUSY = /database: no answer 3 times; retrying|TimeoutError: No answer within/;

/** An order sent again gets 200 if the shop had placed it but was too busy to say so. */
export const isPlaced = ({ status }: Pick<Answer, 'status'>) => status === 201 || status === 200;

/** Helpers that sell and order in a shop. */
export function buyersOf(shop: Shop, call: ApiClient) {
  const place = (
    json: unknown,
    { token, headers = aKey() }: { token?: string; headers?: Record<string, string> } = {},
  ) => call<Order>('POST', '/api/orders', { json, token, headers });
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
    place,
    /** A busy shop may say so; its checkout then sends the same order again. */
    async placeUntilAnswered(order: unknown) {
      const headers = aKey();
      let answer = await place(order, { headers });
      while (answer.status === 503) answer = await place(order, { headers });
      return answer;
    },
    quote: async (country: string, lines: LineRequest[]) =>
      (await call<{ quote: string }>('POST', '/api/cart/quote', { json: { country, lines } })).data.quote,
  };
}
