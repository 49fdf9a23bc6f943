import { dateWriter, formatDate as formatDateIn } from '../ui/dates.ts';
import { formatMoney as formatMoneyIn, formatNumber as formatNumberIn } from '../ui/money.ts';

const dateTime = dateWriter({ dateStyle: 'medium', timeStyle: 'short' });

/** In the language of this browser: unlike the shop, the back office is never rendered at the edge. */
export const formatDate = (iso: string) => formatDateIn(iso, navigator.language);
export const formatDateTime = (iso: string) => dateTime(iso, navigator.language);
export const formatMoney = (amount: number, denomination: string) =>
  formatMoneyIn(amount, denomination, navigator.language);
export const formatNumber = (number: number) => formatNumberIn(number, navigator.language);

/** '1 row', '1,234 prices', and with what they do: '1 row is', '1,234 rows are'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
