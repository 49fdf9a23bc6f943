/** Whether a path, with or without its query, is in the back office. */
export const isBackOffice = (path: string) => /^\/admin(?=[/?#]|$)/.test(path);

/** The page of a category. */
export const departmentPath = (slug: string) => `/departments/${slug}`;

/** The list of what is reduced. */
export const SALE = '/sale';
