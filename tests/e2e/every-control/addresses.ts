type Ask = (path: string) => Promise<{ status: number; html: string }>;

const AT_ONCE = 6;

/** Requests every shop address once; returns those that fail or lack the linked fragment. */
export const askShop =
  (origin: string): Ask =>
  async path => {
    const answer = await fetch(origin + path);
    return { status: answer.status, html: await answer.text() };
  };

export async function deadAddresses(ask: Ask, urls: Set<string>, origin: string) {
  const parts = new Map<string, Set<string>>();
  const dead: string[] = [];
  for (const url of urls) {
    // Passkeys need the shop's host name; the other requests use its IP address.
    const { href, hash, protocol } = new URL(url.replace('//localhost:', '//127.0.0.1:'));
    if (!href.startsWith(origin)) {
      if (!/^(?:https|mailto|tel|sms):$/.test(protocol)) dead.push(`${url}: is no address to go to`);
      continue;
    }
    const page = href.slice(origin.length, hash ? -hash.length : undefined);
    parts.set(page, (parts.get(page) ?? new Set()).add(decodeURIComponent(hash.slice(1))));
  }
  const waiting = [...parts];
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [page, names] = next;
      const { status, html } = await ask(page);
      if (status >= 400) dead.push(`${page}: ${status}`);
      for (const name of status < 400 ? names : [])
        if (name && !html.includes(` id="${name}"`)) dead.push(`${page}#${name}: there is no such part`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return dead.sort();
}
