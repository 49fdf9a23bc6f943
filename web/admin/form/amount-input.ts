import { decimalsOf } from '../../../functions/contracts/currencies.ts';

export const withDecimals = { inputMode: 'decimal' } as const;
export const withoutDecimals = { inputMode: 'numeric' } as const;

/** How an input accepts an amount in a currency. */
export const amountIn = (denomination: string) =>
  decimalsOf(denomination) > 0
    ? withDecimals
    : { ...withoutDecimals, hint: `${denomination} has no decimals` };

/** An input's initial value; decimals that the currency lacks are shown, so they can be fixed. */
export const amountText = (amount: number, denomination: string) =>
  amount.toFixed(Number.isInteger(amount) ? decimalsOf(denomination) : 2);
