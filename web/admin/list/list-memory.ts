/** A list is come back to as it was left: the same search, filters, order and page. */
export function rememberList(path: string, search: string) {
  sessionStorage.setItem(keyOf(path), search);
}

export const rememberedList = (path: string) => path + (sessionStorage.getItem(keyOf(path)) ?? '');

const keyOf = (path: string) => `list:${path}`;
