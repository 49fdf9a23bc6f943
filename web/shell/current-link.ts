type Place = { pathname: string; search: string };

/** The address, among those of a menu, that leads to the page; without its search if none has it. */
export const currentIn = (addresses: readonly string[], { pathname, search }: Place) =>
  [pathname + search, pathname].find(path => addresses.includes(path)) ?? '';
