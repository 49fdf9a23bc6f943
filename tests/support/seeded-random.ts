export type Random = ReturnType<typeof seededRandom>;

/** Reproducible random numbers. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** Mulberry32, a number from 0 up to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return { below, oneOf };
}

/** The seed in a variable; `random` for a new one each time. */
export const seedIn = (text: string): number =>
  text === 'random' ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) : Number(text);
