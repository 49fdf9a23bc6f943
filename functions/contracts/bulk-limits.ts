/** How many rows can be named in one request; there is no limit to how many match a filter. */
export const MOST_KEYS = 1000;
/** Of those that had to stay, how many are named. */
export const NAMES_KEPT = 20;
/** What is done to no more rows than these is done in one call, all of it or nothing; more of them are a job. */
export const MOST_AT_ONCE = 10_000;
/** How many rows a step of a job takes: some 0.15 s, in which orders wait for the database. */
export const ROWS_OF_A_STEP = 1000;
