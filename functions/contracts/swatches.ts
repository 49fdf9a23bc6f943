/** Colours such as `#d8c7a3`, by value. */
export type Swatches = Record<string, string>;

/** Where a picker starts if a value has no colour yet. */
export const NO_COLOUR = '#9a9a9a';

/** The colour of a value; case doesn't matter, as in the database. */
export const colourOf = (swatches: Swatches, value: string): string | null =>
  Object.entries(swatches).find(([name]) => name.toLowerCase() === value.toLowerCase())?.[1] ?? null;

/** The colours of the values that have one, each once. */
export const coloursOf = (choices: string[][], swatches: Swatches) => [
  ...new Set(choices.flat().flatMap(value => colourOf(swatches, value) ?? [])),
];
