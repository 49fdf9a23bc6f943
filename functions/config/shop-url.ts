import { ConfigError } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

/** Links in emails lead there: the host of a request may be forged. */
export function shopUrlIn({ SHOP_URL: url, MERIDIAN_LOCAL: local }: ParsedVariables): string | undefined {
  if (url) return new URL(url).origin;
  if (local) return undefined;
  throw new ConfigError('SHOP_URL is missing: set it to the address of the shop, like https://shop.example');
}
