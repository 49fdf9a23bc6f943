import type { Page } from '@playwright/test';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { installFinding } from './in-page/finding.ts';
import { installNoticing } from './in-page/noticing.ts';
import { installReaching } from './in-page/reaching.ts';

/** The scripts of a screen come one after the other. */
const CALM_AT_FIRST_MS = 120;

/** Calls that write nothing though they are POST: what a cart costs, what an import would do, how a text looks. */
const READS_ONLY = ['/api/cart/quote', '/api/imports', '/api/posts/preview'];

/** Every document of this page is watched from its beginning, and forgets what the one before it had kept. */
export async function watchPage(page: Page, session?: SignedIn) {
  await page.addInitScript(session => {
    localStorage.clear();
    sessionStorage.clear();
    if (!session) return;
    localStorage.setItem('token', session.token);
    localStorage.setItem('username', session.Username);
    localStorage.setItem('desig', session.Designation);
  }, session);
  await page.addInitScript(installFinding);
  await page.addInitScript(installNoticing, READS_ONLY);
  await page.addInitScript(installReaching);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Asks the page, and once more where it was just leaving for another document. */
export async function inPage<Given, Answer>(
  page: Page,
  work: (given: Given) => Answer | Promise<Answer>,
  given?: Given,
): Promise<Answer> {
  const ask = () => page.evaluate(work as (given: unknown) => Answer | Promise<Answer>, given);
  try {
    return await ask();
  } catch (error) {
    if (!hasLeft(error)) throw error;
    await page.waitForLoadState();
    return await ask();
  }
}

export const hasLeft = (error: unknown) => /context was destroyed|navigat/i.test(String(error));

/** Opens a screen, and waits until what it shows is there. */
export async function openWatched(page: Page, path: string) {
  // What the last press led to may still be on its way.
  await page.goto(path).catch(() => page.goto(path));
  await page.waitForFunction(() => document.querySelector('h1'));
  await inPage(page, calm => window.noticing.rest(calm), CALM_AT_FIRST_MS);
}
