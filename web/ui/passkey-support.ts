/** Where this page is found by a number, which no passkey can be bound to: the same page by name, if this machine has it. */
export function namedAddress({ hostname, port, pathname }: Location): string | undefined {
  if (!/^(127\.[\d.]+|\[::1\])$/.test(hostname)) return undefined;
  return `http://localhost${port && `:${port}`}${pathname}`;
}

/** Whether this browser can use passkeys, and at this address. */
export const hasPasskeys = ({ hostname }: Location) =>
  'PublicKeyCredential' in window && !/^(\[.*\]|[\d.]+)$/.test(hostname);
