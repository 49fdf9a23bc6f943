import { MOST_DECIMALS } from './most-decimals.ts';

/** Undefined for what is no currency; no decimal of an amount is rounded away. */
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

/** As people write it there, whatever ISO 4217 says. */
export function decimalsUsedIn(denomination: string): number | undefined {
  const currency = denomination.toUpperCase();
  if (!nameOf(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits;
}

/** Its code of ISO 4217; undefined for what is only called a currency. */
export const currencyCodeOf = (denomination: string) =>
  decimalsUsedIn(denomination) === undefined ? undefined : denomination.toUpperCase();

/** Falsy for what is no currency: browsers from before 2022 cannot list them, but can name one. */
const nameOf = (code: string) =>
  /^[A-Z]{3}$/.test(code) && new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code);
