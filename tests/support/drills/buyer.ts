import { expect } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { AN_ADDRESS, anOrder } from '../factories.ts';
import type { Calls } from './interrupted.ts';

/** Places orders, each with its own key, and records what was confirmed. */
export function newBuyer(country: string) {
  const numbers = new Map<string, string | undefined>();
  const place = ({ send }: Calls, key: string, statuses: number[]) =>
    send<Order>(statuses, 'POST', '/api/orders', {
      // No one may order so much without paying.
      json: {
        ...anOrder(country, [{ productCode: 1, quantity: 1 }]),
        billing: { ...AN_ADDRESS, email: `${key}@example.com` },
      },
      headers: { 'Idempotency-Key': key },
    });
  return {
    placed: () => numbers.size,
    work: async (calls: Calls) => {
      const key = crypto.randomUUID();
      numbers.set(key, undefined);
      numbers.set(key, (await place(calls, key, [201])).orderNumber);
    },
    /** Confirmed orders exist under the same number; all others exist exactly once after they are sent again. */
    checkSince: async (calls: Calls, first: number) => {
      for (const [key, number] of [...numbers].slice(first)) {
        const { orderNumber } = await place(calls, key, number ? [200] : [200, 201]);
        expect(orderNumber).toBe(number ?? orderNumber);
        numbers.set(key, orderNumber);
      }
      expect(new Set(numbers.values()).size).toBe(numbers.size);
    },
  };
}
