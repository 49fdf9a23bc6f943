import { decimalsOf } from './currencies.ts';
import { decimalsUsedIn } from './currency-format.ts';
import { MOST_DECIMALS } from './most-decimals.ts';

/** How many decimals a reckoned amount is rounded to: none either where a currency has some that nobody uses. */
export const usualDecimals = (denomination: string) =>
  Math.min(decimalsOf(denomination), decimalsUsedIn(denomination) ?? MOST_DECIMALS);
