import type { Clock } from './clock.ts';
import { SECOND } from './durations.ts';
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

export const clockIn = memoize(MOST_ZONES, (zone: string): Clock => {
  const format = formatOf(zone);
  return moment => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
    const { year = 0, month = 1, day, hour, minute, second } = parts;
    const within = ((moment % SECOND) + SECOND) % SECOND;
    return Date.UTC(year, month - 1, day, hour, minute, second, within);
  };
});

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
