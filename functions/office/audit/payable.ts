import { hasDecimals, isOneOfCurrencies } from '../../../db/sql/payable.ts';
import { WITHOUT_DECIMALS } from '../../contracts/currencies.ts';

const IS_WHOLE = isOneOfCurrencies(WITHOUT_DECIMALS, 'denomination');

/** Amounts from before the rule existed; they are refused when next changed. */
export const selectUnpayable = (within: (column: string) => string) => `
  SELECT format('Price of product %d in country %d', product_code, country_id) AS what,
    format('%.2f and %.2f, but %s has no decimals', net_price / 100.0, retail_price / 100.0, denomination) AS said
  FROM product_prices JOIN countries USING (country_id)
  WHERE ${within('product_code')} AND ${IS_WHOLE}
    AND (${hasDecimals('net_price')} OR ${hasDecimals('retail_price')})
  UNION ALL
  SELECT 'Shipping fee to ' || country_name,
    format('%.2f, but %s has no decimals', shipping_fee / 100.0, denomination)
  FROM countries WHERE ${within('country_id')} AND ${IS_WHOLE} AND ${hasDecimals('shipping_fee')}
  UNION ALL
  SELECT 'Coupon ' || coupon_code, format('%.2f, but %s has no decimals', amount / 100.0, denomination)
  FROM coupons WHERE ${within('coupon_id')} AND ${IS_WHOLE} AND ${hasDecimals('amount')}`;
