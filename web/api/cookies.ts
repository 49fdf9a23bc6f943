const YEAR = 60 * 60 * 24 * 365;

/** What a cookie holds; undefined where there is none, or nothing that can be read. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find(cookie => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** A cookie for a year, as a `Set-Cookie` header or `document.cookie` takes it; an empty value ends it. */
export function cookieOf(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${value ? YEAR : 0}`;
}
