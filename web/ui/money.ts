import { currencyFormat } from '../../functions/contracts/currency-format.ts';
import { LAST_ROW } from '../../functions/contracts/list-limits.ts';
import { memoize } from '../../functions/contracts/memoize.ts';

/** Formats a number without a currency; no real denomination is a space. */
const PLAIN = ' ';

/** In the currency's format if it is an ISO 4217 code, otherwise with its name after the amount. */
export function formatMoney(amount: number, denomination: string, locale: string): string {
  const currency = formatOf(locale, denomination);
  if (currency) return currency.format(amount);
  const plain = formatOf(locale) as Intl.NumberFormat;
  return `${plain.format(amount)} ${denomination}`.trim();
}

export const formatNumber = (number: number, locale: string) =>
  (formatOf(locale, PLAIN) as Intl.NumberFormat).format(number);

/** Larger totals are shown as "more than", since lists do not page that far. */
export const formatTotal = (total: number, locale: string) =>
  (total > LAST_ROW ? 'more than ' : '') + formatNumber(Math.min(total, LAST_ROW), locale);

const MOST_FORMATS = 500;

const formatOf = (locale: string, denomination = '') => formatFor({ locale, denomination });

/** Currencies without decimals show them only if present. */
const formatFor = memoize(
  MOST_FORMATS,
  ({ locale, denomination }: { locale: string; denomination: string }): Intl.NumberFormat | undefined => {
    if (denomination === PLAIN) return new Intl.NumberFormat(locale);
    if (denomination === '')
      return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return currencyFormat(locale, denomination);
  },
);
