import { MOST_DECIMALS } from './most-decimals.ts';

/** Undefined for an unknown currency; amounts are never rounded. */
export function currencyFormat(locale: string, denomination: string): Intl.NumberFormat | undefined {
  const used = decimalsUsedIn(denomination);
  if (used === undefined) return undefined;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: denomination,
    minimumFractionDigits: Math.min(MOST_DECIMALS, used),
    maximumFractionDigits: MOST_DECIMALS,
  });
}

/** As people usually write it, whatever ISO 4217 says. */
export function decimalsUsedIn(denomination: string): number | undefined {
  const currency = denomination.toUpperCase();
  if (!nameOf(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits;
}

/** Falsy for an unknown currency: browsers before 2022 can't list currencies, but can name one. */
const nameOf = (code: string) =>
  /^[A-Z]{3}$/.test(code) && new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code);
