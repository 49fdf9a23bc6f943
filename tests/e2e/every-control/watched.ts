import type { Page } from '@playwright/test';
import type { SignedIn } from '../../../functions/contracts/auth.ts';
import { installFinding } from './in-page/finding.ts';
import { installNoticing } from './in-page/noticing.ts';
import { installReaching } from './in-page/reaching.ts';

/** Calls that write nothing though they are POST: what a cart costs, and what an import would do. */
const READS_ONLY = ['/api/cart/quote', '/api/imports'];

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
