/** Whether a path, with or without its query, is in the back office. */
export const isBackOffice = (path: string) => /^\/admin(?=[/?#]|$)/.test(path);

type Named = { categoryId: number; categoryName: string };

/** The list of the products of a category. */
export const departmentPath = ({ categoryId }: Named) => `/products-list?category=${categoryId}`;
