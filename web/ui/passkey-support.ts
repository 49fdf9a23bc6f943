/** If this page was opened by IP address, which passkeys do not support: its URL by host name, if it is on this machine. */
export function namedAddress({ hostname, port, pathname }: Location): string | undefined {
  if (!/^(127\.[\d.]+|\[::1\])$/.test(hostname)) return undefined;
  return `http://localhost${port && `:${port}`}${pathname}`;
}

/** Whether this browser supports passkeys at this address. */
export const hasPasskeys = ({ hostname }: Location) =>
  'PublicKeyCredential' in window && !/^(\[.*\]|[\d.]+)$/.test(hostname);
