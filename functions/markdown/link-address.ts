/** Characters that no eye sees, and the slash that browsers read as the other one. */
const DECEIVING = /[\s\p{Cc}\p{Cf}\\]/u;
const OF_THE_SHOP = /^\/(?!\/)/;
const OF_THE_WEB = /^(?:https?:\/\/|mailto:)/i;

/** Where a link of a text may lead: the web, a mail, a page of the shop; undefined for all else. */
export function linkAddress(given: string): string | undefined {
  if (DECEIVING.test(given)) return undefined;
  if (OF_THE_SHOP.test(given)) return given;
  return OF_THE_WEB.test(given) ? URL.parse(given)?.href : undefined;
}
