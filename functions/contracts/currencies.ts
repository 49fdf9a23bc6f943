import { MOST_DECIMALS } from './most-decimals.ts';

/**
 * Currencies without decimals in ISO 4217. Intl can't be asked: it also drops unused decimals, as in HUF, and differs
 * between versions.
 */
export const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(
  ' ',
);

/** How many decimals an amount may have; unknown for a text that isn't an ISO 4217 code. */
export const decimalsOf = (denomination: string) =>
  WITHOUT_DECIMALS.includes(denomination.toUpperCase()) ? 0 : MOST_DECIMALS;

/** Why this amount can't be paid in the currency, and what to enter instead. */
export function amountProblem(amount: number, denomination: string): string | undefined {
  if (Number.isInteger(amount) || decimalsOf(denomination) > 0) return undefined;
  const allowed = [Math.floor(amount), Math.ceil(amount)].filter(whole => whole > 0);
  return `${denomination} has no decimals: enter ${allowed.join(' or ')}`;
}
