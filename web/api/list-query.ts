/** What every list of the API takes, as it stands in the address bar. */
export type ListQuery = { q?: string; sort?: string; page?: string; pageSize?: string };
