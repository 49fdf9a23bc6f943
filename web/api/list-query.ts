/** The parameters of every list, as in the URL. */
export type ListQuery = { q?: string; sort?: string; page?: string; pageSize?: string; after?: string };
