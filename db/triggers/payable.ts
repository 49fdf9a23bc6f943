import { WITHOUT_DECIMALS } from '../../functions/contracts/currencies.ts';
import { anyOf, hasDecimals, isOneOfCurrencies, PRICE_SUM_COLUMNS } from '../sql/payable.ts';
import { type Trigger, trigger } from './trigger.ts';

type Rule = { name: string; on: string; when: string; what: string };

const refuse = ({ name, on, when, what }: Rule): Trigger =>
  trigger({
    name,
    on: `BEFORE ${on}`,
    when,
    run: [`SELECT RAISE(ABORT, '${what} has decimals, which the currency does not have.')`],
  });

const isWhole = (denomination: string) => isOneOfCurrencies(WITHOUT_DECIMALS, denomination);
const ofItsCountry = `(SELECT ${isWhole('denomination')} FROM countries WHERE country_id = new.country_id)`;
const isChanged = (column: string) => `new.${column} IS NOT old.${column}`;
const becomesWhole = `${isWhole('new.denomination')} AND ${isWhole('old.denomination')} IS NOT 1`;

/** A price is in its country's currency; these have a currency column. */
const amountRules = (table: string, amount: string, { what, name }: Pick<Rule, 'what' | 'name'>) => [
  refuse({
    name: `${name}_insert`,
    on: `INSERT ON ${table}`,
    when: `${hasDecimals(`new.${amount}`)} AND ${isWhole('new.denomination')}`,
    what,
  }),
  refuse({
    name: `${name}_update`,
    on: `UPDATE OF ${amount}, denomination ON ${table}`,
    when: `${hasDecimals(`new.${amount}`)} AND ${isWhole('new.denomination')}
      AND (${isChanged(amount)} OR ${isWhole('old.denomination')} IS NOT 1)`,
    what,
  }),
];

/** Refuses amounts that can't be paid; stored ones stay until they are changed. */
export const PAYABLE: Trigger[] = [
  refuse({
    name: 'price_is_payable_insert',
    on: 'INSERT ON product_prices',
    when: `${anyOf(PRICE_SUM_COLUMNS.map(column => hasDecimals(`new.${column}`)))} AND ${ofItsCountry}`,
    what: 'This price',
  }),
  refuse({
    name: 'price_is_payable_update',
    on: `UPDATE OF ${PRICE_SUM_COLUMNS.join(', ')} ON product_prices`,
    when: `${anyOf(PRICE_SUM_COLUMNS.map(column => `${hasDecimals(`new.${column}`)} AND ${isChanged(column)}`))}
      AND ${ofItsCountry}`,
    what: 'This price',
  }),
  refuse({
    name: 'prices_stay_payable',
    on: 'UPDATE OF denomination ON countries',
    when: `${becomesWhole} AND EXISTS (
        SELECT 1 FROM product_prices
        WHERE country_id = new.country_id AND ${anyOf(PRICE_SUM_COLUMNS.map(hasDecimals))}
      )`,
    what: 'A price of this country',
  }),
  ...amountRules('countries', 'shipping_fee', { name: 'fee_is_payable', what: 'This shipping fee' }),
  ...amountRules('coupons', 'amount', { name: 'coupon_is_payable', what: 'This amount' }),
];
