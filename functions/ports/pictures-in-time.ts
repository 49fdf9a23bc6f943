import type { Guard } from '../../db/client/open-database.ts';
import { withTimeout } from '../../db/client/time-limit.ts';
import { PictureStoreUnavailable, type Pictures } from './pictures.ts';

/** A visitor is waiting for the page. */
const SHOWN_WITHIN_MS = 3000;
/** Transferring ten megabytes or listing a thousand names. */
const STORED_WITHIN_MS = 30_000;

/** A store with timeouts and a breaker. */
export function picturesWithTimeout(store: Pictures, ask: Guard): Pictures {
  const within = async <Answer>(ms: number, question: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(() => withTimeout(ms, question()));
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      throw new PictureStoreUnavailable('The picture store did not respond in time.', { cause });
    }
  };
  return {
    get: (name, wanted) => within(SHOWN_WITHIN_MS, () => store.get(name, wanted)),
    owner: () => within(STORED_WITHIN_MS, () => store.owner()),
    ownBy: shopId => within(STORED_WITHIN_MS, () => store.ownBy(shopId)),
    ping: () => within(SHOWN_WITHIN_MS, () => store.ping()),
    put: picture => within(STORED_WITHIN_MS, () => store.put(picture)),
    delete: names => within(STORED_WITHIN_MS, () => store.delete(names)),
    list: page => within(STORED_WITHIN_MS, () => store.list(page)),
  };
}

/** Whether an error means that the store is down. */
export const isAway = (error: unknown): boolean =>
  error instanceof PictureStoreUnavailable ||
  (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'PartAway'));
