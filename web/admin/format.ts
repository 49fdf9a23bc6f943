import { COUNTED_TO } from '../../functions/contracts/list-limits.ts';
import { dateWriter, formatDate as formatDateIn } from '../ui/dates.ts';
import {
  formatMoney as formatMoneyIn,
  formatNumber as formatNumberIn,
  formatTotal as formatTotalIn,
} from '../ui/money.ts';

const dateTime = dateWriter({ dateStyle: 'medium', timeStyle: 'short' });

/** In the language of this browser: unlike the shop, the back office is never rendered at the edge. */
export const formatDate = (iso: string) => formatDateIn(iso, navigator.language);
export const formatDateTime = (iso: string) => dateTime(iso, navigator.language);
export const formatMoney = (amount: number, denomination: string) =>
  formatMoneyIn(amount, denomination, navigator.language);
export const formatNumber = (number: number) => formatNumberIn(number, navigator.language);

export const formatTotal = (total: number) => formatTotalIn(total, navigator.language);

/** Told whole, unless it was not counted to its end. */
export const formatCounted = (count: number) =>
  count === COUNTED_TO ? formatTotal(count) : formatNumber(count);

/** '1 row', '1,234 prices', and with what they do: '1 row is', '1,234 rows are'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatCounted(count)} ${count === 1 ? one : many}`;
