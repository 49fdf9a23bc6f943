/** What goes there travels nowhere. */
export const isOnThisMachine = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
