import { MAX_COUNT } from '../../functions/contracts/list-limits.ts';
import { dateWriter, formatDate as formatDayIn } from '../ui/dates.ts';
import {
  formatMoney as formatMoneyIn,
  formatNumber as formatNumberIn,
  formatTotal as formatTotalIn,
} from '../ui/money.ts';
import { shopZone } from './clock.ts';

/** Formats times in shop time and the browser's language: the back office is never rendered at the edge. */
function byShopClock(options: Intl.DateTimeFormatOptions) {
  let [zone, write] = ['', dateWriter(options)];
  return (iso: string) => {
    if (zone !== shopZone()) {
      zone = shopZone();
      write = dateWriter({ ...options, timeZone: zone });
    }
    return write(iso, navigator.language);
  };
}

export const formatDate = byShopClock({ dateStyle: 'medium' });
export const formatShortDate = byShopClock({ dateStyle: 'short' });
export const formatLongDate = byShopClock({ dateStyle: 'long' });
export const formatDateTime = byShopClock({ dateStyle: 'medium', timeStyle: 'short' });
export const formatTime = byShopClock({ timeStyle: 'short' });
/** A calendar day, the same in every time zone. */
export const formatDay = (day: string) => formatDayIn(day, navigator.language);
export const formatMoney = (amount: number, denomination: string) =>
  formatMoneyIn(amount, denomination, navigator.language);
export const formatNumber = (number: number) => formatNumberIn(number, navigator.language);

export const formatTotal = (total: number) => formatTotalIn(total, navigator.language);

/** An exact total, unless counting stopped early. */
export const formatCounted = (count: number) =>
  count === MAX_COUNT ? formatTotal(count) : formatNumber(count);

/** '1 row', '1,234 prices', or with a verb: '1 row is', '1,234 rows are'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatCounted(count)} ${count === 1 ? one : many}`;
