import { type Clock, dayAt, daysAfter, momentsAt, startOfDay } from './clock.ts';
import type { DeliveryTime } from './delivery-time.ts';
import { DAY, HOUR } from './durations.ts';

type Days = Omit<DeliveryTime, 'timeZone' | 'utcOffsets'>;

/** True at any time, so it can be cached. */
export function deliveryWithin({ daysFrom, daysTo }: Pick<Days, 'daysFrom' | 'daysTo'>): string {
  if (daysTo === 0) return 'Delivery on the same working day';
  const most = `${daysTo} working ${daysTo === 1 ? 'day' : 'days'}`;
  if (daysFrom === daysTo) return `Delivery in ${most}`;
  return daysFrom === 0 ? `Delivery within ${most}` : `Delivery in ${daysFrom} to ${most}`;
}

type At = { now: number; shop: Clock };
type Asked = At & { reader: Clock };

/** When an order placed now arrives, by the reader's clock: 'Order by 14:00, at your door Thursday'. */
export function deliveryPromise(delivery: Days, { now, shop, reader }: Asked): string {
  const { isSentToday, deadline, first, last } = arrivalOf(delivery, { now, shop });
  const here = dayAt(now, reader);
  const door = `at your door ${spanOf(first, last, here)}`;
  if (!isSentToday || deadline === undefined) return `A${door.slice(1)}`;
  const time = new Date(reader(deadline)).toISOString().slice(11, 16);
  return `Order by ${time}${dayAt(deadline, reader) === here ? '' : ' tomorrow'}, ${door}`;
}

/** First and last day on which an order placed, paid or sent at this moment arrives. */
export function arrivalOf({ daysFrom, daysTo, orderBy }: Days, { now, shop }: At) {
  const today = dayAt(now, shop);
  const deadline = orderBy === null ? undefined : hourOf(today, orderBy, shop);
  const isSentToday = isWorkingDay(today) && (deadline === undefined || now < deadline);
  const sent = isSentToday ? today : workingDaysAfter(today, 1);
  return {
    isSentToday,
    deadline,
    first: workingDaysAfter(sent, daysFrom),
    last: workingDaysAfter(sent, daysTo),
  };
}

/** When the promise next changes: at the hour to order by, or when a day begins for the shop or the reader. */
export function promiseEnds({ orderBy }: Days, { now, shop, reader }: Asked): number {
  const today = dayAt(now, shop);
  const ends = [
    ...(orderBy === null ? [] : [hourOf(today, orderBy, shop)]),
    startOfDay(daysAfter(today, 1), shop),
    startOfDay(daysAfter(dayAt(now, reader), 1), reader),
  ];
  return Math.min(...ends.filter(end => end > now));
}

const hourOf = (day: string, hour: number, clock: Clock) =>
  momentsAt(Date.parse(day) + hour * HOUR, clock)[0];

const weekdayOf = (day: string) => new Date(day).getUTCDay();
const isWorkingDay = (day: string) => weekdayOf(day) % 6 !== 0;

function workingDaysAfter(day: string, count: number): string {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = daysAfter(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

const MOST_DAYS_BY_NAME = 6;

/** 'Thursday to Monday'; dates if the last is further away than names of days reach. */
function spanOf(from: string, to: string, today: string): string {
  const isNear = daysUntil(to, today) <= MOST_DAYS_BY_NAME;
  if (from === to) return isNear ? nameOf(from, today) : `${weekday(from)} ${dateOf(from)}`;
  if (isNear) return `${nameOf(from, today)} to ${nameOf(to, today)}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? Number(from.slice(8)) : dateOf(from)} to ${dateOf(to)}`;
}

/** Not below 0: the reader's day may be ahead of the shop's. */
const daysUntil = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / DAY));

function nameOf(day: string, today: string): string {
  return ['today', 'tomorrow'][daysUntil(day, today)] ?? `${weekday(day)}`;
}

/** Not from `Intl`: two formats would take a slow phone longer than rendering a page. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekday = (day: string) => WEEKDAYS[weekdayOf(day)];
const dateOf = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
