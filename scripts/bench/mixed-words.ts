const at = (taken: number[], share: number) =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * share)] ?? 0;

export const ms = (taken: number[], share: number) =>
  taken.length > 0 ? `${at(taken, share).toFixed(1)} ms` : '';
export const p99Of = (taken: number[]) => ms(taken, 0.99);
export const share = (some = 0, all: number) => `${((100 * some) / all).toFixed(1)} %`;
