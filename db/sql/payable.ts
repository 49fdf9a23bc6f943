import { PRICE_SUMS } from '../../functions/contracts/price-amounts.ts';
import { productPrices } from '../schema/product-prices.ts';

/** SQL for triggers and statements: whether a currency is one of these codes; null without a currency. */
export const isOneOfCurrencies = (codes: readonly string[], denomination: string) =>
  `upper(${denomination}) IN (${codes.map(code => `'${code}'`).join(', ')})`;

/** The columns of a price that are in its country's currency. */
export const PRICE_SUM_COLUMNS = PRICE_SUMS.map(name => productPrices[name].name);

export const anyOf = (conditions: string[]) => `(${conditions.join(' OR ')})`;

/** Of a column in hundredths. */
export const hasDecimals = (amount: string) => `${amount} % 100 <> 0`;
