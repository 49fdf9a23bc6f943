import { dateWriter, formatDate } from '../ui/dates.ts';
import { formatMoney, formatNumber } from '../ui/money.ts';

const instant = dateWriter({ dateStyle: 'medium', timeStyle: 'short' });

/** As the person at this browser reads them; the back office is never painted at the edge. */
export const writtenDate = (iso: string) => formatDate(iso, navigator.language);
export const writtenInstant = (iso: string) => instant(iso, navigator.language);
export const writtenMoney = (amount: number, denomination: string) =>
  formatMoney(amount, denomination, navigator.language);
export const writtenNumber = (number: number) => formatNumber(number, navigator.language);

/** '1 row', '1,234 prices', and with what they do: '1 row is', '1,234 rows are'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${writtenNumber(count)} ${count === 1 ? one : many}`;
