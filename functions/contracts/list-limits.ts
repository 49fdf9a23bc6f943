/** Rows in a list requested without a page. */
export const MAX_ROWS = 1000;
/** Pages end at this row; counting stops one row later. */
export const LAST_ROW = 10_000;
export const MAX_COUNT = LAST_ROW + 1;
export const LARGEST_PAGE = 100;

export const lastPageOf = (pageSize: number) => Math.floor(LAST_ROW / pageSize);

/** Number of pages that can be opened. */
export const pageCountOf = (total: number, pageSize: number) =>
  Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPageOf(pageSize));
