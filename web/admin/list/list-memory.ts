/** A list is restored as it was left: search, filters, order and page. */
export function rememberList(path: string, search: string) {
  sessionStorage.setItem(keyOf(path), search);
}

export const rememberedList = (path: string) => path + (sessionStorage.getItem(keyOf(path)) ?? '');

/** The row last opened or created: the list points to it once. */
export function rememberRow(path: string, id: string) {
  sessionStorage.setItem(rowKeyOf(path), id);
}

export const rememberedRow = (path: string) => sessionStorage.getItem(rowKeyOf(path));
export const forgetRow = (path: string) => sessionStorage.removeItem(rowKeyOf(path));

const rowKeyOf = (path: string) => `row:${path}`;
const keyOf = (path: string) => `list:${path}`;
