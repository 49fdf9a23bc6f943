import { MOST_DECIMALS } from './most-decimals.ts';

/**
 * What ISO 4217 gives no decimals. An engine cannot be asked: it leaves out those as well that nobody uses any more,
 * as in HUF, and each of its versions others.
 */
export const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(
  ' ',
);

/** How many decimals an amount may have; a text that is no code of ISO 4217 says nothing of them. */
export const decimalsOf = (denomination: string) =>
  WITHOUT_DECIMALS.includes(denomination.toUpperCase()) ? 0 : MOST_DECIMALS;

/** Why nobody can pay this amount in the currency, in words that say what to write instead. */
export function whyNotPayable(amount: number, denomination: string): string | undefined {
  if (Number.isInteger(amount) || decimalsOf(denomination) > 0) return undefined;
  const allowed = [Math.floor(amount), Math.ceil(amount)].filter(whole => whole > 0);
  return `${denomination} has no decimals: enter ${allowed.join(' or ')}`;
}
