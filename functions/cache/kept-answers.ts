import type { MadeOf, Moment } from './changes.ts';
import { costOf } from './cost-of.ts';

/** An answer as it is kept between requests: nothing that belongs to the request that it was made for. */
export type KeptAnswer = {
  body: ArrayBuffer;
  headers: Headers;
  moment: Moment;
  madeOf: MadeOf[];
  /** When it was made, and when it was last known to be right. */
  madeAt: number;
  rightAt: number;
  /** Since when another one is being made. */
  remadeSince?: number;
};

const MOST_BYTES_OF_ONE = 2 * 1024 * 1024;

/** The answers in the memory of this isolate; the one that was not asked for the longest goes first. */
export function createKeptAnswers(mostBytes: number) {
  const kept = new Map<string, { answer: KeptAnswer; cost: number }>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.cost ?? 0;
    kept.delete(key);
  };

  return {
    get(key: string): KeptAnswer | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },
    put(key: string, answer: KeptAnswer) {
      drop(key);
      const cost = costOf(key, answer);
      if (cost > MOST_BYTES_OF_ONE) return;
      kept.set(key, { answer, cost });
      bytes += cost;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
