/** Invisible characters, and the backslash that browsers treat as a slash. */
const DECEIVING = /[\s\p{Cc}\p{Cf}\\]/u;
const OF_THE_SHOP = /^\/(?!\/)/;
const OF_THE_WEB = /^(?:https?:\/\/|mailto:)/i;

/** Allows web and mail links and paths of the shop; undefined for anything else. */
export function linkAddress(given: string): string | undefined {
  if (DECEIVING.test(given)) return undefined;
  if (OF_THE_SHOP.test(given)) return given;
  return OF_THE_WEB.test(given) ? URL.parse(given)?.href : undefined;
}
