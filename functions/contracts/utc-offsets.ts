import type { Clock } from './clock.ts';
import type { UtcOffset } from './delivery-time.ts';
import { DAY, MINUTE, YEAR } from './durations.ts';
import { memoize } from './memoize.ts';
import { clockIn } from './time-zones.ts';

const WEEK = 7 * DAY;
/** More than a shop ever uses. */
const MOST_MEMOIZED = 64;

/** Of a zone, for a year from the beginning of last month, so that an answer is the same all month. */
export function utcOffsetsIn(zone: string, now: number): UtcOffset[] {
  const month = new Date(now);
  return offsetsFrom({ zone, start: Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 1) });
}

const offsetsFrom = memoize(MOST_MEMOIZED, ({ zone, start }: { zone: string; start: number }) => {
  const clock = clockIn(zone);
  const minutesAt = (moment: number) => (clock(moment) - moment) / MINUTE;
  const offsets = [{ from: start, minutes: minutesAt(start) }];
  for (let week = start; week + WEEK <= start + YEAR; week += WEEK) {
    const minutes = minutesAt(week + WEEK);
    if (minutes !== offsets.at(-1)?.minutes)
      offsets.push({ from: changeWithin(week, week + WEEK, minutesAt), minutes });
  }
  return offsets.map(({ from, minutes }) => ({ from: new Date(from).toISOString(), minutes }));
});

/** Clocks change at full minutes. */
function changeWithin(from: number, to: number, minutesAt: (moment: number) => number): number {
  let [before, after] = [from, to];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (minutesAt(middle) === minutesAt(from)) before = middle;
    else after = middle;
  }
  return after;
}

/** Undefined if they don't reach to this time, as in an answer cached for long. */
export function clockFrom(offsets: readonly UtcOffset[], now: number): Clock | undefined {
  const changes = offsets.map(({ from, minutes }) => ({ from: Date.parse(from), offset: minutes * MINUTE }));
  const [first] = changes;
  if (!first || now < first.from + WEEK || now > first.from + YEAR - WEEK) return undefined;
  return moment => moment + (changes.findLast(({ from }) => from <= moment) ?? first).offset;
}
