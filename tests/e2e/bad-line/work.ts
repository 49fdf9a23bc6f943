import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { ApiClient } from '../../support/api-client.ts';
import type { Exchange, Rule } from '../../support/bad-line/bad-line.ts';
import { newWord } from '../back-office-work.ts';
import { expect, type Line } from './bad-line-test.ts';
import { fillIn } from './fields.ts';
import { formAt, type Place } from './finding-forms.ts';

/** A person working on one form. */
export type Work = {
  page: Page;
  line: Line;
  call: ApiClient;
  token: string;
  place: Place;
  /** Unsaved input, and its field. */
  typed?: { field: Locator; text: string } | undefined;
};

const NOWHERE = '/admin/no/such/page';
export const NOWHERE_TITLE = 'Page Not Found';

/** The calls that save a form. */
export const SAVING = {
  method: /^(?!GET)/,
  path: /^\/api\/(?!jobs\/|posts\/preview$|auth\/(?:login|logout|check|refresh))/,
} satisfies Rule;

export const isSaving = ({ method, path }: { method: string; path: string }) =>
  SAVING.method.test(method) && SAVING.path.test(path);

export const WORD_LENGTH = 8;
export const wordFor = () => `a${newWord().slice(1)}`;

export const summaryOf = ({ method, path, status }: Exchange) => `${method} ${path} ${status}`;

/** The edited form between two other pages: one can go back from it, and forward. */
export async function type(work: Work): Promise<NonNullable<Work['typed']>> {
  work.typed ??= await typeAnew(work);
  return work.typed;
}

async function typeAnew(work: Work) {
  const { page, place, call, token } = work;
  await goInApp(page, NOWHERE);
  await page.getByRole('heading', { level: 1, name: NOWHERE_TITLE }).waitFor();
  await goInApp(page, place.path);
  await goInApp(page, NOWHERE);
  await page.evaluate(() => history.back());
  await openForm(work);
  const choose = async (combobox: Locator, word: string) => {
    const json = { productName: word, categoryId: 1, subcategoryId: 1 };
    await call<Product>('POST', '/api/products', { json, token });
    await combobox.fill(word);
    await page.getByRole('option').first().click();
  };
  const isNew = /\/create$/.test(place.path);
  const typed = await fillIn(formAt(page, place), { word: wordFor(), isNew, choose });
  if (!typed) throw new Error('it has nothing to type into');
  return typed;
}

async function openForm({ page, place }: Work) {
  const form = formAt(page, place);
  if (place.opener !== undefined) {
    const opener = page.locator('main').getByRole('button', { name: place.opener, exact: true }).first();
    // The previous input may have opened it already.
    await form.or(opener).first().waitFor();
    if (!(await form.isVisible())) await opener.click();
  }
  await form.waitFor();
}

/** Navigates within the app, without loading a new document. */
async function goInApp(page: Page, path: string) {
  await page.evaluate(path => {
    const state = { usr: null, key: crypto.randomUUID().slice(0, 8), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** A new document, with nothing left of the last one. */
export async function begin(work: Work) {
  work.typed = undefined;
  await work.page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/^(?:draft|note):/.test(key)) sessionStorage.removeItem(key);
  });
  await work.page.goto(NOWHERE);
}

export const submit = ({ page, place }: Work) =>
  formAt(page, place).locator('button:not([type=button])').first().press('Enter');

export async function expectKept(work: Work) {
  if (!work.typed) throw new Error('nothing was typed');
  await expect(work.typed.field, 'what was typed').toHaveValue(work.typed.text);
}

export const expectSaid = (page: Page, what: string | RegExp) =>
  expect(
    page.locator(':is(main, [role=dialog]) [role=alert]').filter({ hasText: what }).first(),
    'what the screen says',
  ).toBeVisible();

/** The given step succeeds, and the screen says so. */
export async function saved(work: Work, follows: () => Promise<unknown>) {
  const { line } = work;
  const before = line.heard.length;
  await follows();
  const answers = () => line.heard.slice(before).filter(isSaving);
  await expect
    .poll(() => answers().map(summaryOf), 'what it answered')
    .toContainEqual(expect.stringMatching(/ 2\d\d$/));
  await expectSaidSaved(work);
  return answers();
}

export async function expectSaidSaved(work: Work) {
  const { page } = work;
  await expect(page.locator(':is(main, [role=dialog]) button[aria-busy=true]')).toHaveCount(0);
  const text = work.typed?.text ?? '';
  await expect.poll(() => page.evaluate(saysSaved, text), 'the screen says that it is saved').toBe(true);
  work.typed = undefined;
}

/** In the browser: a message says so, or the input appears outside the forms. */
function saysSaved(text: string): boolean {
  const announced = document.querySelector('section[aria-live=polite]')?.textContent ?? '';
  const status = [...document.querySelectorAll('main [role=status]')].map(one => one.textContent).join('');
  const shown = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  for (const form of shown?.querySelectorAll('form') ?? []) form.remove();
  return (announced + status).trim() !== '' || (shown?.textContent ?? '').includes(text);
}
