import { describe, expect, test } from 'vitest';
import { dayAt, daysAfter, momentsAt, startOfDay } from '../../functions/contracts/clock.ts';
import { clockIn, isTimeZone, timeZones, zoneNamed } from '../../functions/contracts/time-zones.ts';

const HOUR = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const at = (local: string, zone: string) => momentsAt(Date.parse(`${local}Z`), clockIn(zone)).map(iso);

test.each([
  ['2026-11-24T23:30', 'America/Los_Angeles', ['2026-11-25T07:30']],
  ['2026-07-01T12:00', 'Asia/Kolkata', ['2026-07-01T06:30']],
  ['2026-07-01T12:00', 'Asia/Kathmandu', ['2026-07-01T06:15']],
  ['2026-10-25T01:59', 'Europe/Berlin', ['2026-10-24T23:59']],
  ['2026-10-25T02:30', 'Europe/Berlin', ['2026-10-25T00:30', '2026-10-25T01:30']],
  ['2026-10-25T03:00', 'Europe/Berlin', ['2026-10-25T02:00']],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45', '2026-04-04T15:15']],
])('clocks show %s in %s at %j', (local, zone, moments) => {
  expect(at(local, zone)).toEqual(moments);
  for (const moment of momentsAt(Date.parse(`${local}Z`), clockIn(zone)))
    expect(iso(clockIn(zone)(moment))).toBe(local);
});

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30', '2026-03-29T03:30'],
  ['2026-03-08T02:15', 'America/Los_Angeles', '2026-03-08T10:15', '2026-03-08T03:15'],
  ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40', '2026-10-04T02:40'],
])('%s, which is skipped in %s, is as long after the change', (local, zone, moment, shown) => {
  expect(at(local, zone)).toEqual([moment]);
  expect(iso(clockIn(zone)(Date.parse(`${moment}Z`)))).toBe(shown);
});

describe('a day', () => {
  test.each([
    ['2026-11-24', 'America/Los_Angeles', '2026-11-24T08:00', 24],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00', 25],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00', 23],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00', 24.5],
    ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15', 24],
    // The hour after midnight is repeated, and skipped.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00', 25],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00', 23],
  ])('%s in %s begins at %s and has %d hours', (day, zone, start, hours) => {
    const [from, to] = [startOfDay(day, clockIn(zone)), startOfDay(daysAfter(day, 1), clockIn(zone))];
    expect({ start: iso(from), hours: (to - from) / HOUR }).toEqual({ start, hours });
    expect([from - 1, from, to - 1, to].map(moment => dayAt(moment, clockIn(zone)))).toEqual([
      ...[daysAfter(day, -1), day],
      ...[day, daysAfter(day, 1)],
    ]);
  });

  test('begins on a quarter hour in every zone, so that sales are counted by those', () => {
    const days = ['2000-01-01', '2013-07-01', '2026-03-29', '2026-10-25', '2040-01-01'];
    const others = timeZones().flatMap(zone =>
      days.filter(day => startOfDay(day, clockIn(zone)) % 900_000 !== 0).map(day => `${day} in ${zone}`),
    );
    expect(others).toEqual([]);
  });
});

test('a zone is known by its name, in any case, and never by its offset', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'europe/berlin', 'Asia/Kolkata', 'America/Argentina/Ushuaia'])
    expect(isTimeZone(name), name).toBe(true);
  for (const name of ['', '+02:00', '-0800', 'Berlin', 'Europe/Atlantis', 'Europe/Berlin ', 'x'.repeat(65)])
    expect(isTimeZone(name), name).toBe(false);
  expect(['utc', 'EUROPE/berlin', 'Asia/Kolkata'].map(zoneNamed)).toEqual([
    ...['UTC', 'Europe/Berlin', 'Asia/Kolkata'],
  ]);
  expect(['asia/kathmandu', 'us/eastern'].map(zoneNamed).filter(name => !/^[A-Z]/.test(name))).toEqual([]);
  expect(timeZones().every(isTimeZone)).toBe(true);
});
