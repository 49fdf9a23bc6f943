/** Traffic to it never leaves the machine. */
export const isOnThisMachine = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
