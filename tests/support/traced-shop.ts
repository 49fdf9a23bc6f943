import { afterAll, beforeAll } from 'vitest';
import { openLoggedShop } from './logged-shop.ts';
import { startTraceCollector, type TraceCollector } from './trace-collector.ts';

/** An empty shop whose traces are collected, and whose log is read. */
export function openTracedShop(given: Record<string, string> = {}) {
  const collector = {} as TraceCollector;
  const variables: Record<string, string> = { LOG_LEVEL: 'info', ...given };
  beforeAll(async () => {
    Object.assign(collector, await startTraceCollector());
    Object.assign(variables, collector.variables, given);
  });
  const opened = openLoggedShop(variables);
  afterAll(() => collector.stop());
  return { collector, ...opened };
}
