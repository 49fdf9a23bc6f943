/** SQL: final balance of the stock ledger of a price, even if the price itself was deleted. */
export const stockInLedger = (productCode: string, countryId: string) =>
  `coalesce((
    SELECT stock FROM stock_moves AS written
    WHERE written.product_code = ${productCode} AND written.country_id = ${countryId} ORDER BY line DESC LIMIT 1
  ), 0)`;

/** SQL for triggers and statements: number of the next line in the stock ledger of a price. */
export const nextStockLine = (productCode: string, countryId: string) =>
  `coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = ${productCode} AND written.country_id = ${countryId}
  ), 0) + 1`;
