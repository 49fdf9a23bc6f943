import { expect, test } from 'vitest';
import { scheduledTaskHealth } from '../../functions/health/scheduled-task-health.ts';
import { SCHEDULED_TASKS } from '../../functions/scheduled-tasks/schedules.ts';
import { TASK_NAMES } from '../../web/admin/office/health/words.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 8, 1);
const HOURLY = [
  { sweep: 'payments', everyMinutes: 60 },
  { sweep: 'tokens', everyMinutes: 60 },
];
const OFTEN = [{ sweep: 'outbox', everyMinutes: 2 }];

const ranBefore = (sweep: string, minutes: number) => ({
  sweep,
  ranAt: new Date(NOW - minutes * MINUTE),
  tookMs: 5,
  problem: null,
});
/** Which scheduled tasks are late in a shop this many minutes old. */
const late = (scheduled: typeof HOURLY, runs: ReturnType<typeof ranBefore>[], age: number) =>
  scheduledTaskHealth(scheduled, runs, { now: NOW, installedAt: NOW - age * MINUTE })
    .filter(({ isLate }) => isLate)
    .map(({ sweep }) => sweep);

test('a sweep is late after missing two runs, whatever its schedule', () => {
  expect(late(OFTEN, [ranBefore('outbox', 12)], 1000)).toEqual([]);
  expect(late(OFTEN, [ranBefore('outbox', 15)], 1000)).toEqual(['outbox']);
  const runs = [ranBefore('payments', 125), ranBefore('tokens', 131)];
  expect(late(HOURLY, runs, 1000)).toEqual(['tokens']);
});

test('a new build’s sweep is not late before its first run', () => {
  expect(late(HOURLY, [ranBefore('payments', 30)], 100_000)).toEqual([]);
});

test('a new shop gets a grace period, one in which nothing ever ran does not', () => {
  expect(late(HOURLY, [], 60)).toEqual([]);
  expect(late(HOURLY, [], 200)).toEqual(['payments', 'tokens']);
});

test('staff can read what every sweep does', () => {
  expect(SCHEDULED_TASKS.filter(({ sweep }) => !TASK_NAMES[sweep])).toEqual([]);
});
