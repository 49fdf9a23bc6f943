/** Whether a currency is one of these codes; null where there is none: SQL, for triggers and statements alike. */
export const isAmong = (codes: readonly string[], denomination: string) =>
  `upper(${denomination}) IN (${codes.map(code => `'${code}'`).join(', ')})`;

/** Of a column in hundredths. */
export const hasDecimals = (amount: string) => `${amount} % 100 <> 0`;
