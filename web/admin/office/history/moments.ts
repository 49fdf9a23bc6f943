import { dayAt, daysAfter } from '../../../../functions/contracts/clock.ts';
import { DAY } from '../../../../functions/contracts/durations.ts';
import { shopClock } from '../../clock.ts';
import { formatLongDate } from '../../format.ts';

export function dayOf(iso: string): string {
  const [day, today] = [Date.parse(iso), Date.now()].map(moment => dayAt(moment, shopClock())) as [
    string,
    string,
  ];
  if (day === today) return 'Today';
  return day === daysAfter(today, -1) ? 'Yesterday' : formatLongDate(iso);
}

/** How many of its days are left. */
export const daysLeft = (iso: string, days: number) =>
  Math.max(1, Math.ceil((Date.parse(iso) + days * DAY - Date.now()) / DAY));
