import { decimalsUsedIn } from './currency-format.ts';

/** Its ISO 4217 code; undefined for any other name. */
export const currencyCodeOf = (denomination: string) =>
  decimalsUsedIn(denomination) === undefined ? undefined : denomination.toUpperCase();
