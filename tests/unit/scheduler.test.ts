import { expect, test } from 'vitest';
import { isDue } from '../../scripts/scheduler.ts';
import { scheduledCrons } from '../../scripts/worker-options.ts';

const minutesOf = (cron: string) => [...Array(60).keys()].filter(minute => isDue(cron, minute));

test('a self-hosted shop sweeps when Cloudflare would', () => {
  expect(minutesOf('17 * * * *')).toEqual([17]);
  expect(minutesOf('*/2 * * * *')).toHaveLength(30);
});

test('each schedule in wrangler.toml is understood', () => {
  for (const cron of scheduledCrons()) {
    expect(cron).toMatch(/^(\d+|\*\/\d+) \* \* \* \*$/);
    expect(minutesOf(cron).length, cron).toBeGreaterThan(0);
  }
});
