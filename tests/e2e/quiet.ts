import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** For tests of many screens that are not about motion: what moves is drawn sixty times a second. */
export const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

type Traffic = { underWay: number; answers: number };

/** Like the browser's own `networkidle`, which takes five times as long. */
export async function untilQuiet(traffic: () => Traffic) {
  let before = -1;
  const isQuiet = () => {
    const { underWay, answers } = traffic();
    const isStill = underWay === 0 && answers === before;
    before = answers;
    return isStill;
  };
  await expect.poll(isQuiet, { intervals: [100] }).toBe(true);
}

/** Counts a page's requests from now on. */
export function trafficOf(page: Page): () => Traffic {
  const underWay = new Set<unknown>();
  let answers = 0;
  const ended = (request: unknown) => {
    underWay.delete(request);
    answers += 1;
  };
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => ({ underWay: underWay.size, answers });
}
