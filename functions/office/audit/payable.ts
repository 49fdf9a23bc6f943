import { anyOf, hasDecimals, isOneOfCurrencies, PRICE_SUM_COLUMNS } from '../../../db/sql/payable.ts';
import { WITHOUT_DECIMALS } from '../../contracts/currencies.ts';

const IS_WHOLE = isOneOfCurrencies(WITHOUT_DECIMALS, 'denomination');

const FORMATS = PRICE_SUM_COLUMNS.map(() => '%.2f').join(' and ');
const AMOUNTS = PRICE_SUM_COLUMNS.map(column => `${column} / 100.0`).join(', ');

/** Amounts from before the rule existed; they are refused when next changed. */
export const selectUnpayable = (within: (column: string) => string) => `
  SELECT format('Price of product %d in country %d', product_code, country_id) AS what,
    format('${FORMATS}, but %s has no decimals', ${AMOUNTS}, denomination) AS said
  FROM product_prices JOIN countries USING (country_id)
  WHERE ${within('product_code')} AND ${IS_WHOLE}
    AND ${anyOf(PRICE_SUM_COLUMNS.map(hasDecimals))}
  UNION ALL
  SELECT 'Shipping fee to ' || country_name,
    format('%.2f, but %s has no decimals', shipping_fee / 100.0, denomination)
  FROM countries WHERE ${within('country_id')} AND ${IS_WHOLE} AND ${hasDecimals('shipping_fee')}
  UNION ALL
  SELECT 'Coupon ' || coupon_code, format('%.2f, but %s has no decimals', amount / 100.0, denomination)
  FROM coupons WHERE ${within('coupon_id')} AND ${IS_WHOLE} AND ${hasDecimals('amount')}`;
