/** How many products a post can name. */
export const MOST_NAMED = 12;
