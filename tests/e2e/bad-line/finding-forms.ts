import type { Page } from '@playwright/test';
import type { Screen } from '../../../web/pages.ts';
import { untilQuiet } from '../quiet.ts';
import type { Line } from './bad-line-test.ts';

/** A form and where it is: on its screen, or behind a button. */
export type Place = { name: string; path: string; opener?: string; submit: string; index: number };

const IN_MAIN = 'main form:not([role=search])';
const IN_DIALOG = '[role=dialog] form';

/** Identified by its submit button too: another form may be in its place while loading. */
export const formAt = (page: Page, { opener, submit, index }: Place) =>
  page
    .locator(opener === undefined ? IN_MAIN : IN_DIALOG)
    .filter({ has: page.getByText(submit, { exact: true }) })
    .nth(index);

/** In the browser: the submit button of each form. */
const sentWith = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(forms =>
    forms.map(form => {
      const send = form.querySelector('button:not([type=button])');
      // Its busy text is next to it, hidden.
      return (send?.querySelector('span > span') ?? send)?.textContent?.trim() ?? '';
    }),
  );

/** Every form that a screen shows or opens by a button; no click reaches the shop. */
export async function formsOf(page: Page, line: Line, { path }: Screen): Promise<Place[]> {
  const mend = line.when({ method: /^(?!GET)/, instead: { status: 503, json: { title: 'Not now' } } });
  try {
    await openScreen(page, line, path);
    const places = namedPlaces({ path }, await sentWith(page, IN_MAIN));
    for (const opener of await openersIn(page)) {
      await page.evaluate(press, opener);
      const inDialog = namedPlaces({ path, opener }, await sentWith(page, IN_DIALOG));
      places.push(...inDialog);
      await page.keyboard.press('Escape');
      const isAsShown = new URL(page.url()).pathname + new URL(page.url()).search === path;
      if (!isAsShown || (await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0)
        await openScreen(page, line, path);
    }
    return places;
  } finally {
    mend();
  }
}

async function openScreen(page: Page, line: Line, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached', timeout: 30_000 });
  await untilQuiet(() => ({ underWay: line.underWay(), answers: line.heard.length }));
}

const namedPlaces = ({ path, opener }: { path: string; opener?: string }, submits: string[]): Place[] =>
  submits.map((submit, index) => ({
    name: [path, opener, submit].filter(Boolean).join(' › '),
    path,
    submit,
    index: submits.slice(0, index).filter(other => other === submit).length,
    ...(opener !== undefined && { opener }),
  }));

/** The buttons outside the forms, by text: without the one that signs out, one of those repeated in rows, none that sorts. */
const openersIn = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main button:not(form *, [aria-haspopup=menu], [aria-haspopup=listbox], [role=tab], :disabled, thead *, tbody tr:not(:first-child) *)',
    )
    .evaluateAll(buttons => [
      ...new Set(
        buttons
          .filter(button => button.checkVisibility())
          .map(button => button.textContent?.trim() ?? '')
          .filter(text => text !== '' && text !== 'Logout'),
      ),
    ]);

/** Runs in the browser. */
async function press(says: string) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  buttons.find(button => button.textContent?.trim() === says && button.checkVisibility())?.click();
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
