/** So many rows has a list that is asked for without a page. */
export const MAX_ROWS = 1000;
/** Pages end at this row, and what has to be counted row by row is counted as far as one more. */
export const LAST_ROW = 10_000;
export const COUNTED_TO = LAST_ROW + 1;
export const LARGEST_PAGE = 100;

export const lastPageOf = (pageSize: number) => Math.floor(LAST_ROW / pageSize);

/** How many pages can be turned. */
export const pageCountOf = (total: number, pageSize: number) =>
  Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPageOf(pageSize));
