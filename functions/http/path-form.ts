const ENCODED = /%[0-9a-f]{2}/gi;
const NEEDS_NO_ENCODING = /[\w.~-]/;

/** Canonical form of a path for lookups. API paths ignore case and trailing slashes. */
export function normalizePath(path: string): string {
  const plain = path.includes('%') ? path.replace(ENCODED, plainly) : path;
  return /^\/api(?:\/|$)/i.test(plain) ? plain.toLowerCase().replace(/\/+$/, '') : plain;
}

function plainly(encoded: string): string {
  const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return NEEDS_NO_ENCODING.test(sign) ? sign : encoded.toUpperCase();
}
