import { decimalsOf } from './currencies.ts';
import { decimalsUsedIn } from './currency-format.ts';
import { MOST_DECIMALS } from './most-decimals.ts';

/** Decimals to round computed amounts to: also none if a currency's decimals are unused. */
export const usualDecimals = (denomination: string) =>
  Math.min(decimalsOf(denomination), decimalsUsedIn(denomination) ?? MOST_DECIMALS);
