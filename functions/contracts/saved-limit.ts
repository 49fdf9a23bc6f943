/** How many products an account or a browser can save. */
export const MOST_SAVED = 200;
