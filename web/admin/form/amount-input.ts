import { decimalsOf } from '../../../functions/contracts/currencies.ts';

export const withDecimals = { inputMode: 'decimal' } as const;
export const withoutDecimals = { inputMode: 'numeric' } as const;

/** How an input asks for an amount of a currency. */
export const amountIn = (denomination: string) =>
  decimalsOf(denomination) > 0
    ? withDecimals
    : { ...withoutDecimals, hint: `${denomination} has no decimals` };

/** What an input begins with; decimals that a currency does not have are shown, to be mended. */
export const amountText = (amount: number, denomination: string) =>
  amount.toFixed(Number.isInteger(amount) ? decimalsOf(denomination) : 2);
