/** Browsers before 2022 lack `randomUUID`, and all browsers lack it without HTTPS. */
export const randomKey = (): string =>
  crypto.randomUUID?.() ?? hexOf(crypto.getRandomValues(new Uint8Array(16)));

const hexOf = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
