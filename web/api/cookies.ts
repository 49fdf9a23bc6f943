/** In seconds. */
const YEAR = 31_536_000;

/** Undefined when the cookie is missing or malformed. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find(cookie => cookie.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** A one-year cookie for `Set-Cookie` or `document.cookie`; an empty value expires it. */
export function cookieOf(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${value ? YEAR : 0}`;
}
