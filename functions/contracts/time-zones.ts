import { DAY, SECOND } from './durations.ts';
import { memoize } from './memoize.ts';

export const UTC = 'UTC';
const MOST_OF_A_ZONE = 64;
/** More than there are in the world. */
const MOST_ZONES = 1000;

const NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

const formatOf = memoize(
  MOST_ZONES,
  (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Whether it is the IANA name of a known zone; '+02:00' has no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (name.length > MOST_OF_A_ZONE || !NAME.test(name)) return false;
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** Every zone known to this runtime, UTC first. */
export const timeZones = () => [UTC, ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== UTC)];

/** The canonical spelling, whatever the case; also for older aliases. */
export const zoneNamed = (name: string) =>
  timeZones().find(zone => zone.toLowerCase() === name.toLowerCase()) ??
  (name === name.toLowerCase() ? formatOf(name).resolvedOptions().timeZone : name);

/** Local time of a zone, expressed as the UTC time with the same clock reading. */
export function wallTimeAt(moment: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  const within = ((moment % SECOND) + SECOND) % SECOND;
  return Date.UTC(year, month - 1, day, hour, minute, second, within);
}

/**
 * The times at which the clocks of a zone show this: two if the hour repeats. For a skipped hour, the time equally far
 * after the change.
 */
export function momentsAt(wallTime: number, zone: string): [number, ...number[]] {
  const [before, after] = [wallTime - DAY, wallTime + DAY].map(near => wallTimeAt(near, zone) - near) as [
    number,
    number,
  ];
  const [first, ...others] = [...new Set([wallTime - before, wallTime - after])]
    .filter(moment => wallTimeAt(moment, zone) === wallTime)
    .sort((one, other) => one - other);
  return first === undefined ? [wallTime - before] : [first, ...others];
}

/** The date in a zone at a given time: '2026-11-24'. */
export const dayAt = (moment: number, zone: string) => isoDay(wallTimeAt(moment, zone));

/** When a day begins in a zone. */
export const startOfDay = (day: string, zone: string) => momentsAt(Date.parse(day), zone)[0];

export const daysAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY);

const isoDay = (wallTime: number) => new Date(wallTime).toISOString().slice(0, 10);
