const MOST = 10;

/** Where the time of a run went. */
export const dearestFiles = (seconds: Record<string, number> = {}): string[] =>
  Object.entries(seconds)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([file, spent]) => `${String(Math.round(spent)).padStart(6)} s  ${file}`);
