/** Whether an address, with or without its query, lies in the back office. */
export const isBackOffice = (path: string) => /^\/admin(?=[/?#]|$)/.test(path);
