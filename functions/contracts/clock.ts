import { DAY, MINUTE } from './durations.ts';

/** What clocks show at a given time, as the UTC time with the same reading. */
export type Clock = (moment: number) => number;

/** The device's own. Unlike `Intl`, it costs a slow phone nothing. */
export const ownClock: Clock = moment => moment - new Date(moment).getTimezoneOffset() * MINUTE;

/**
 * The times at which clocks show this: two if the hour repeats. For a skipped hour, the time equally far after the
 * change.
 */
export function momentsAt(wallTime: number, clock: Clock): [number, ...number[]] {
  const [before, after] = [wallTime - DAY, wallTime + DAY].map(near => clock(near) - near) as [
    number,
    number,
  ];
  const [first, ...others] = [...new Set([wallTime - before, wallTime - after])]
    .filter(moment => clock(moment) === wallTime)
    .sort((one, other) => one - other);
  return first === undefined ? [wallTime - before] : [first, ...others];
}

/** The date at a given time: '2026-11-24'. */
export const dayAt = (moment: number, clock: Clock) => isoDay(clock(moment));

/** When a day begins. */
export const startOfDay = (day: string, clock: Clock) => momentsAt(Date.parse(day), clock)[0];

export const daysAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY);

const isoDay = (wallTime: number) => new Date(wallTime).toISOString().slice(0, 10);
