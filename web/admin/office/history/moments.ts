const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

const DAY_MS = 24 * 60 * 60 * 1000;

/** In the time zone of this browser. */
export function dayOf(iso: string): string {
  const name = day.format(new Date(iso));
  if (name === day.format(Date.now())) return 'Today';
  return name === day.format(Date.now() - DAY_MS) ? 'Yesterday' : name;
}

export const timeOf = (iso: string) => time.format(new Date(iso));
export const momentOf = (iso: string) => moment.format(new Date(iso));

/** How many days are left of those that it had. */
export const daysLeft = (iso: string, days: number) =>
  Math.max(1, Math.ceil((Date.parse(iso) + days * DAY_MS - Date.now()) / DAY_MS));
