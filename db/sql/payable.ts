/** SQL for triggers and statements: whether a currency is one of these codes; null without a currency. */
export const isOneOfCurrencies = (codes: readonly string[], denomination: string) =>
  `upper(${denomination}) IN (${codes.map(code => `'${code}'`).join(', ')})`;

/** Of a column in hundredths. */
export const hasDecimals = (amount: string) => `${amount} % 100 <> 0`;
