/** What the stock ledger of a price ends with, also where the price itself is gone: SQL. */
export const stockInLedger = (productCode: string, countryId: string) =>
  `coalesce((
    SELECT stock FROM stock_moves AS written
    WHERE written.product_code = ${productCode} AND written.country_id = ${countryId} ORDER BY line DESC LIMIT 1
  ), 0)`;

/** The number of the next line in the stock ledger of a price: SQL, for triggers and statements alike. */
export const nextStockLine = (productCode: string, countryId: string) =>
  `coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = ${productCode} AND written.country_id = ${countryId}
  ), 0) + 1`;
