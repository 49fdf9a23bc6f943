import type { Page } from '@playwright/test';
import type { Job } from '../../functions/jobs/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import { expect } from './shop-test.ts';

export const rows = (page: Page) => page.locator('tbody tr');

/** A word that no other test uses. */
export const newWord = () => crypto.randomUUID().slice(0, 8);

/** The sign-in expires during work: the API no longer accepts the token. */
export const loseSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem('token', 'no.longer.valid'));

export async function signInAgain(page: Page, role: 'admin' | 'staff') {
  const account = DEMO_ACCOUNTS.find(one => one.role === role);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(account?.username ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** The API rejects one kind of call until told otherwise. */
export async function breakCalls(page: Page, url: string, method: string) {
  let broken = true;
  await page.route(url, route =>
    broken && route.request().method() === method
      ? route.fulfill({ status: 503, json: { title: 'Not available' } })
      : route.fallback(),
  );
  return () => {
    broken = false;
  };
}

/** One kind of call is done at once, but its response is held until released. */
export async function holdAnswers(page: Page, url: string, method: string) {
  let letGo = () => {};
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let tell = () => {};
  const done = new Promise<void>(resolve => {
    tell = resolve;
  });
  await page.route(url, async route => {
    if (route.request().method() !== method) return await route.fallback();
    const response = await route.fetch();
    tell();
    await isLetGo;
    await route.fulfill({ response });
  });
  return { done, letGo };
}

/** One kind of call is done, and its response lost, until told otherwise. */
export async function loseAnswers(page: Page, url: string, method: string) {
  let isLost = true;
  await page.route(url, async route => {
    if (!isLost || route.request().method() !== method) return await route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => {
    isLost = false;
  };
}

/** A job that has just started. */
export const A_JOB: Job = {
  jobId: 7,
  work: 'bulk',
  resource: 'categories',
  action: 'deactivate',
  fileName: null,
  state: 'running',
  total: 1,
  done: 0,
  changed: 0,
  kept: 0,
  keptNames: [],
  changeId: crypto.randomUUID(),
  by: 'staff',
  createdAt: '2026-09-01T08:00:00.000Z',
  steppedAt: '2026-09-01T08:00:00.000Z',
  endedAt: null,
};
