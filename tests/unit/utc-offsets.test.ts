import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../functions/contracts/durations.ts';
import { clockIn, timeZones } from '../../functions/contracts/time-zones.ts';
import { clockFrom, utcOffsetsIn } from '../../functions/contracts/utc-offsets.ts';

const NOW = Date.parse('2026-11-29T18:00Z');

test.each([
  ['UTC', ['2026-10-01T00:00 0']],
  ['Asia/Kathmandu', ['2026-10-01T00:00 345']],
  ['Europe/Berlin', ['2026-10-01T00:00 120', '2026-10-25T01:00 60', '2027-03-28T01:00 120']],
  ['America/St_Johns', ['2026-10-01T00:00 -150', '2026-11-01T04:30 -210', '2027-03-14T05:30 -150']],
  ['Australia/Lord_Howe', ['2026-10-01T00:00 630', '2026-10-03T15:30 660', '2027-04-03T15:00 630']],
])('the offsets of %s are those of a year, with the minute of each change', (zone, offsets) => {
  const found = utcOffsetsIn(zone, NOW).map(({ from, minutes }) => `${from.slice(0, 16)} ${minutes}`);
  expect(found).toEqual(offsets);
});

test('all answers of a month are the same', () => {
  const at = (day: string) => utcOffsetsIn('Europe/Berlin', Date.parse(day));
  expect(at('2026-11-30T23:59Z')).toEqual(at('2026-11-01T00:00Z'));
  expect(at('2026-12-01T00:00Z')).not.toEqual(at('2026-11-30T23:59Z'));
});

describe('a clock of offsets', () => {
  test('shows the same as that of its zone, whatever the zone', () => {
    const hours = Array.from({ length: 290 }, (_, day) => NOW + day * DAY + (day % 24) * HOUR);
    const wrong = timeZones().filter(zone => {
      const clock = clockFrom(utcOffsetsIn(zone, NOW), NOW);
      return !clock || hours.some(hour => clock(hour) !== clockIn(zone)(hour));
    });
    expect(wrong).toEqual([]);
  });

  test.each(['2026-09-30T00:00Z', '2027-11-30T00:00Z'])('knows nothing of %s', moment => {
    expect(clockFrom(utcOffsetsIn('UTC', NOW), Date.parse(moment))).toBeUndefined();
  });

  test('knows nothing without offsets', () => {
    expect(clockFrom([], NOW)).toBeUndefined();
  });
});
