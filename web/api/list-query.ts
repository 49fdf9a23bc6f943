/** The parameters that every list takes, as they stand in the address bar. */
export type ListQuery = { q?: string; sort?: string; page?: string; pageSize?: string; after?: string };
