import type { Page } from '@playwright/test';
import { A_JOB, signInAgain } from '../back-office-work.ts';
import { expect } from './bad-line-test.ts';
import { formAt } from './finding-forms.ts';
import {
  begin,
  expectKept,
  expectSaid,
  expectSaidSaved,
  isSaving,
  NOWHERE_TITLE,
  SAVING,
  saved,
  submit,
  summaryOf,
  type,
  WORD_LENGTH,
  type Work,
  wordFor,
} from './work.ts';

/** Checking a password is slow on purpose. */
const SIGNING_IN_MS = 30_000;

type Meet = (work: Work) => Promise<void>;

/** The job is known from the start of the document. */
const aJobThatEnds: Meet = async work => {
  const { page, line } = work;
  const ending = Promise.withResolvers<void>();
  const rules = [
    line.when({ path: /^\/api\/jobs\?/, instead: { status: 200, json: [A_JOB] } }),
    line.when({
      path: /^\/api\/jobs\/7\/step/,
      request: () => ending.promise,
      instead: { status: 200, json: { ...A_JOB, state: 'done', done: 1, changed: 1 } },
    }),
  ];
  await page.reload();
  await type(work);
  // Behind a dialog it has no role.
  const cancel = page.locator('section[aria-label="Work in progress"] button[aria-label^="Cancel"]');
  await expect(cancel).toBeVisible();
  ending.resolve();
  await expect(cancel).toBeHidden();
  await expectKept(work);
  for (const mend of rules) mend();
};

const go = (page: Page, way: 'back' | 'forward') =>
  page.evaluate(way => (way === 'back' ? history.back() : history.forward()), way);

/** Where there is no question, the input is back on return. */
const backAndForward: Meet = async work => {
  const { page } = work;
  await type(work);
  for (const way of ['back', 'forward'] as const) {
    await go(page, way);
    const stay = page.getByRole('button', { name: 'Stay' });
    const elsewhere = page.getByRole('heading', { level: 1, name: NOWHERE_TITLE });
    await stay.or(elsewhere).first().waitFor();
    if (await stay.isVisible()) await stay.click();
    else await go(page, way === 'back' ? 'forward' : 'back');
    await expect(stay).toBeHidden();
    await expectKept(work);
  }
};

type Refusal = {
  status: number;
  headers?: Record<string, string>;
  and?: Meet;
  /** The tables it may write to. */
  writes?: readonly string[];
};

const refused =
  ({ status, headers, and, writes = [] }: Refusal): Meet =>
  async work => {
    const { page, line } = work;
    await type(work);
    const before = line.rows();
    const detail = `Not now, with ${status}.`;
    const json = { title: 'Refused', status, detail };
    const mend = line.when({ ...SAVING, times: 1, instead: { status, json, ...(headers && { headers }) } });
    await submit(work);
    if (and) await and(work);
    else await expectSaid(page, detail);
    await expectKept(work);
    const grown = line.moreThan(before).filter(name => !writes.includes(name));
    expect(grown, 'what got more rows').toEqual([]);
    mend();
  };

/** The signed-in person lacks permission: those who stay keep their input. */
const stays: Meet = async ({ page }) => {
  const stay = page.getByRole('button', { name: 'Stay' });
  await stay
    .or(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }))
    .first()
    .waitFor();
  if (!(await stay.isVisible())) return void (await page.goBack());
  await stay.click();
  await expectSaid(page, 'Not now, with 403.');
};

const signsInAgain: Meet = async ({ page, place }) => {
  await signInAgain(page, 'admin');
  await expect(page).toHaveURL(place.path, { timeout: SIGNING_IN_MS });
};

const offline: Meet = async work => {
  const { page, line } = work;
  await type(work);
  const before = line.rows();
  await page.context().setOffline(true);
  await submit(work);
  await expectSaid(page, /The shop didn’t respond|No answer came|We couldn’t reach the shop/);
  await expectKept(work);
  await page.context().setOffline(false);
  expect(line.moreThan(before), 'what got more rows').toEqual([]);
};

const lostAnswer: Meet = async work => {
  const { page, line } = work;
  await type(work);
  const mend = line.when({ ...SAVING, times: 1, answer: 'lost' });
  await submit(work);
  await expectSaid(page, 'It may still have been saved.');
  await expectKept(work);
  expect(line.heard.findLast(isSaving)?.status, 'the shop has done the work').toBeLessThan(300);
  const once = line.rows();
  // A form that finds its work done need not send it again.
  await submit(work);
  await expectSaidSaved(work);
  expect(line.moreThan(once), 'what was done twice').toEqual([]);
  mend();
};

const slow: Meet = async work => {
  const { page, line, place } = work;
  await type(work);
  const arriving = Promise.withResolvers<void>();
  const mend = line.when({ ...SAVING, times: 1, answer: () => arriving.promise });
  const answers = await saved(work, async () => {
    const before = line.heard.length;
    await submit(work);
    await expect.poll(() => line.heard.slice(before).filter(isSaving)).toHaveLength(1);
    await expectKept(work);
    // Like an impatient second click.
    await formAt(page, place).evaluate(form => (form as HTMLFormElement).requestSubmit());
    arriving.resolve();
  });
  expect(answers.map(summaryOf), 'it was sent once').toHaveLength(1);
  mend();
};

/** Someone else saves the same record with another word, or creates a similar one. */
const aColleague: Meet = async work => {
  const { page, line, call, token } = work;
  const { text } = await type(work);
  await refused({ status: 409 })(work);
  const sent = line.heard.findLast(isSaving);
  if (!sent) throw new Error('nothing was sent');
  const other = /^[\d.]+$/.test(text) ? '7.77' : wordFor() + text.slice(WORD_LENGTH);
  const body = Buffer.from(sent.body.toString('latin1').replaceAll(text, other), 'latin1');
  const headers = { 'Content-Type': sent.headers['content-type'] ?? '' };
  const { status } = await call(sent.method, sent.path, { body, headers, token });
  await expectKept(work);
  // Their record may have taken a name that mine needs.
  if (sent.method === 'POST') return await begin(work);
  expect(status, 'what the colleague was answered').toBeLessThan(300);
  await submit(work);
  const panel = page.getByRole('region', { name: 'Someone else changed this while you were editing' });
  await expect(panel).toContainText(other);
  await expectKept(work);
  await saved(work, () => panel.getByRole('button', { name: 'Keep mine' }).click());
};

/** In the order in which they can follow each other on a page: those that end with a save or another page come last. */
export const MISHAPS: Record<string, Meet> = {
  'a job that ends': aJobThatEnds,
  'Back and Forward': backAndForward,
  'an answer of 403': refused({ status: 403, and: stays }),
  'an answer of 409': refused({ status: 409 }),
  'an answer of 412': refused({ status: 412 }),
  'an answer of 422': refused({ status: 422 }),
  'an answer of 429': refused({ status: 429, headers: { 'Retry-After': '1' } }),
  'an answer of 500': refused({ status: 500 }),
  offline,
  // First of those that save, so that no earlier message is still visible.
  'a lost answer, and repeat': lostAnswer,
  'a change by a colleague': aColleague,
  'a slow answer': slow,
  // A sign-in on a new device is reported by email.
  'an answer of 401': refused({ status: 401, and: signsInAgain, writes: ['letters'] }),
};
