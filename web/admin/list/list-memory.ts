/** A list is come back to as it was left: the same search, filters, order and page. */
export function rememberList(path: string, search: string) {
  sessionStorage.setItem(keyOf(path), search);
}

export const rememberedList = (path: string) => path + (sessionStorage.getItem(keyOf(path)) ?? '');

/** The row that was opened from a list, or made: the list shows where it is, once. */
export function rememberRow(path: string, id: string) {
  sessionStorage.setItem(rowKeyOf(path), id);
}

export const rememberedRow = (path: string) => sessionStorage.getItem(rowKeyOf(path));
export const forgetRow = (path: string) => sessionStorage.removeItem(rowKeyOf(path));

const rowKeyOf = (path: string) => `row:${path}`;
const keyOf = (path: string) => `list:${path}`;
