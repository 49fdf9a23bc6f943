/** Forms submitted faster than this were not filled in by a person. */
export const SHORTEST_FILLING_MS = 2000;
