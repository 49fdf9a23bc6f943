import { describe, expect, test } from 'vitest';
import { deliveryPromise, deliveryWithin, promiseEnds } from '../../functions/contracts/delivery-promise.ts';
import { clockIn } from '../../functions/contracts/time-zones.ts';

const LONDON = 'Europe/London';
const USUAL = { daysFrom: 2, daysTo: 3, orderBy: 14 };

type Changed = Partial<Omit<typeof USUAL, 'orderBy'>> & { orderBy?: number | null };
type Zones = { shop?: string; reader?: string };

const asked = (moment: string, { shop = LONDON, reader = LONDON }: Zones) => ({
  now: Date.parse(moment),
  shop: clockIn(shop),
  reader: clockIn(reader),
});

const promiseAt = (moment: string, changed: Changed = {}, zones: Zones = {}) =>
  deliveryPromise({ ...USUAL, ...changed }, asked(moment, zones));

test.each([
  ['before the hour', '2026-11-24T13:59:59Z', {}, 'Order by 14:00, at your door Thursday to Friday'],
  ['at the hour', '2026-11-24T14:00Z', {}, 'At your door Friday to Monday'],
  ['Friday before the hour', '2026-11-27T13:00Z', {}, 'Order by 14:00, at your door Tuesday to Wednesday'],
  ['Friday evening', '2026-11-27T20:00Z', {}, 'At your door Wednesday to Thursday'],
  ['Saturday morning', '2026-11-28T09:00Z', {}, 'At your door Wednesday to Thursday'],
  ['Sunday night', '2026-11-29T23:59Z', {}, 'At your door Wednesday to Thursday'],
  [
    'as many days at least as at most',
    '2026-11-24T09:00Z',
    { daysTo: 2 },
    'Order by 14:00, at your door Thursday',
  ],
  ['no hour to order by', '2026-11-24T23:00Z', { orderBy: null }, 'At your door Thursday to Friday'],
  ['an hour that has always passed', '2026-11-24T00:00Z', { orderBy: 0 }, 'At your door Friday to Monday'],
  ['the next day', '2026-11-24T09:00Z', { daysFrom: 1, daysTo: 1 }, 'Order by 14:00, at your door tomorrow'],
  [
    'the same day',
    '2026-11-24T09:00Z',
    { daysFrom: 0, daysTo: 1 },
    'Order by 14:00, at your door today to tomorrow',
  ],
  ['the same day on a Saturday', '2026-11-28T09:00Z', { daysFrom: 0, daysTo: 0 }, 'At your door Monday'],
])('%s', (_, moment, changed, sentence) => {
  expect(promiseAt(moment, changed)).toBe(sentence);
});

describe('a date replaces the day of the week', () => {
  test.each([
    ['six days away, not yet', '2026-11-24T09:00Z', 4, 4, 'Order by 14:00, at your door Monday'],
    ['more than six days away', '2026-11-24T09:00Z', 5, 5, 'Order by 14:00, at your door Tuesday 1 December'],
    ['the last of several', '2026-12-01T15:00Z', 3, 8, 'At your door 7 to 14 December'],
    [
      'into the next month',
      '2026-11-24T09:00Z',
      3,
      6,
      'Order by 14:00, at your door 27 November to 2 December',
    ],
    [
      'into the next year',
      '2026-12-24T09:00Z',
      4,
      7,
      'Order by 14:00, at your door 30 December to 4 January',
    ],
    ['sixty working days', '2026-11-24T15:00Z', 60, 60, 'At your door Wednesday 17 February'],
  ])('%s', (_, moment, daysFrom, daysTo, sentence) => {
    expect(promiseAt(moment, { daysFrom, daysTo })).toBe(sentence);
  });
});

test.each([
  [
    'west of the shop',
    'America/New_York',
    '2026-11-24T13:00Z',
    'Order by 09:00, at your door Thursday to Friday',
  ],
  ['east of it', 'Asia/Kolkata', '2026-11-24T13:00Z', 'Order by 19:30, at your door Thursday to Friday'],
  [
    'past midnight',
    'Pacific/Auckland',
    '2026-11-24T10:30Z',
    'Order by 03:00 tomorrow, at your door Thursday to Friday',
  ],
  [
    'on the next day already',
    'Pacific/Auckland',
    '2026-11-24T13:00Z',
    'Order by 03:00, at your door tomorrow to Friday',
  ],
])('a reader %s reads the hour and the days on their own clock', (_, reader, moment, sentence) => {
  expect(promiseAt(moment, {}, { reader })).toBe(sentence);
});

test('the shop’s working day counts, not the reader’s', () => {
  const sunday = '2026-11-29T16:00Z';
  expect(promiseAt(sunday, { daysTo: 2 }, { shop: 'Asia/Tokyo', reader: 'America/New_York' })).toBe(
    'Order by 00:00 tomorrow, at your door Wednesday',
  );
});

test('the hour follows daylight saving time', () => {
  expect(promiseAt('2026-07-01T12:59Z')).toMatch(/^Order by 14:00,/);
  expect(promiseAt('2026-07-01T13:00Z')).toMatch(/^At your door/);
});

test.each([
  ['the hour to order by', '2026-11-24T13:59Z', LONDON, '2026-11-24T14:00'],
  ['the shop’s next day', '2026-11-24T14:00Z', LONDON, '2026-11-25T00:00'],
  ['the reader’s next day', '2026-11-24T14:00Z', 'Asia/Tokyo', '2026-11-24T15:00'],
])('a promise holds until %s', (_, moment, reader, end) => {
  const ends = promiseEnds(USUAL, asked(moment, { reader }));
  expect(new Date(ends).toISOString().slice(0, 16)).toBe(end);
  expect(promiseAt(new Date(ends - 1).toISOString(), {}, { reader })).toBe(promiseAt(moment, {}, { reader }));
});

test.each([
  [2, 3, 'Delivery in 2 to 3 working days'],
  [2, 2, 'Delivery in 2 working days'],
  [1, 1, 'Delivery in 1 working day'],
  [0, 1, 'Delivery within 1 working day'],
  [0, 0, 'Delivery on the same working day'],
])('%d to %d days, whatever the time', (daysFrom, daysTo, sentence) => {
  expect(deliveryWithin({ ...USUAL, daysFrom, daysTo })).toBe(sentence);
});
