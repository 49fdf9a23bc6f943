import type { Guard } from '../../db/client.ts';
import { inTime } from '../../db/time-limit.ts';
import { PictureStoreUnavailable, type Pictures } from './pictures.ts';

/** Somebody is looking at the page. */
const SHOWN_WITHIN_MS = 3000;
/** Ten megabytes on their way, or a thousand names. */
const STORED_WITHIN_MS = 30_000;

/** A store that is waited for no longer than that, and not asked for a while when it keeps failing. */
export function picturesInTime(store: Pictures, ask: Guard): Pictures {
  const within = async <Answer>(ms: number, question: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(() => inTime(ms, question()));
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

/** Whether a store's failure means that it does not answer. */
export const isAway = (error: unknown): boolean =>
  error instanceof PictureStoreUnavailable ||
  (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'PartAway'));
