import type { MadeOf, Moment } from './changes.ts';

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
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;

  const sizeOf = (key: string, { body }: KeptAnswer) => body.byteLength + 2 * key.length;
  const drop = (key: string) => {
    const answer = kept.get(key);
    if (answer) bytes -= sizeOf(key, answer);
    kept.delete(key);
  };

  return {
    get(key: string): KeptAnswer | undefined {
      const answer = kept.get(key);
      if (!answer) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    put(key: string, answer: KeptAnswer) {
      if (answer.body.byteLength > MOST_BYTES_OF_ONE) return;
      drop(key);
      kept.set(key, answer);
      bytes += sizeOf(key, answer);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
