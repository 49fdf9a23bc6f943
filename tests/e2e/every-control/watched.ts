import type { Page } from '@playwright/test';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { installFinding } from './in-page/finding.ts';
import { installNoticing } from './in-page/noticing.ts';
import { installReaching } from './in-page/reaching.ts';

/** A screen's scripts load one after another. */
const CALM_AT_FIRST_MS = 120;

/** POST calls that write nothing: cart quotes, import previews, text previews. */
const READS_ONLY = ['/api/cart/quote', '/api/imports', '/api/posts/preview'];

/** Watches every document of this page from the start, without the storage of the previous one. */
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

/** Evaluates in the page, and retries if it was just leaving for another document. */
export async function inPage<Input, Answer>(
  page: Page,
  work: (given: Input) => Answer | Promise<Answer>,
  given?: Input,
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

/** Opens a screen and waits for its content. */
export async function openWatched(page: Page, path: string) {
  // The last click may still be navigating.
  await page.goto(path).catch(() => page.goto(path));
  await page.waitForFunction(() => document.querySelector('h1'));
  await inPage(page, calm => window.noticing.rest(calm), CALM_AT_FIRST_MS);
}
