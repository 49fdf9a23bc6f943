/** A form that is sent sooner after it was opened was not filled in by a person. */
export const SHORTEST_FILLING_MS = 2000;
