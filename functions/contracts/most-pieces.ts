/** The largest stock of a product in a country. */
export const MOST_PIECES = 1_000_000_000;
