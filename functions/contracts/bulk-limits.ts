/** Maximum number of keys in one request; filters may match any number of rows. */
export const MOST_KEYS = 1000;
/** How many unchanged rows are named. */
export const NAMES_KEPT = 20;
/** Up to this many rows are changed in one call, all or nothing; more become a job. */
export const MOST_AT_ONCE = 10_000;
/** Rows per job step: about 0.15 s, during which orders wait for the database. */
export const ROWS_OF_A_STEP = 1000;
