import { expect } from 'vitest';
import { type ApiClient, clientOf } from '../api-client.ts';
import type { StartedShop } from '../running-shop.ts';

/** The shop was killed, and the result of the last call is unknown. */
class Interrupted extends Error {}

export type Calls = {
  /** Fails on an unexpected response; throws `Interrupted` once the shop is dead. */
  send: <Data>(statuses: number[], ...call: Parameters<ApiClient>) => Promise<Data>;
  dead: Promise<void>;
};

/** Calls a shop that is killed at the moment of this response, with all other calls pending. */
export function callsUntilKilled(shop: StartedShop, answersUntilThen = Infinity): Calls {
  const call = clientOf(shop.url);
  const { promise: dead, resolve } = Promise.withResolvers<void>();
  let answers = 0;
  let isKilled = false;
  return {
    dead,
    send: async (statuses, ...given) => {
      if (isKilled) throw new Interrupted();
      const answer = await call(...given).catch(error => {
        throw isKilled ? new Interrupted() : error;
      });
      const [, path] = given;
      if (isKilled && answer.status >= 500) throw new Interrupted();
      expect(statuses, `${path}: ${JSON.stringify(answer.data).slice(0, 500)}`).toContain(answer.status);
      answers += 1;
      if (answers === answersUntilThen) {
        isKilled = true;
        void shop.kill().then(resolve);
      }
      return answer.data as never;
    },
  };
}

/** Work that goes on until the shop is killed. */
export async function untilKilled(work: () => Promise<unknown>) {
  for (;;) {
    try {
      await work();
    } catch (error) {
      if (error instanceof Interrupted) return;
      throw error;
    }
  }
}
