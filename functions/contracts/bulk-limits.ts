/** How many rows can be named in one request; there is no limit to how many match a filter. */
export const MOST_KEYS = 1000;
/** Of those that had to stay, how many are named. */
export const NAMES_KEPT = 20;
