import type { Page } from '@playwright/test';
import { BACK_OFFICE_SCREENS } from '../../../scripts/screens/screens.ts';
import type { Screen } from '../../../web/pages.ts';
import { atDepth } from '../../support/depth.ts';
import { seededRandom, seedIn } from '../../support/seeded-random.ts';
import { inParts, pathnameOf } from '../parts.ts';
import { WITHOUT_MOTION } from '../quiet.ts';
import { expect, PATIENCE_MS, test } from './bad-line-test.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { formsOf, type Place } from './finding-forms.ts';
import { MISHAPS } from './mishaps.ts';
import { begin, type Work } from './work.ts';

/** `MISHAPS_SEED=random npm test -- bad-line` tries others. */
const random = seededRandom(seedIn(process.env.MISHAPS_SEED ?? '36'));
const SAMPLE = { forms: 4, mishaps: 3 };

/** After this many failures a form is not tried further. */
const ENOUGH = 3;

const names = Object.keys(MISHAPS);

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}

function someMishaps(): string[] {
  const drawn = shuffled(names).slice(0, SAMPLE.mishaps);
  return names.filter(name => drawn.includes(name));
}

/** A quick run tries some mishaps in some forms; a deep one all, in every form of every screen. */
const parts = atDepth({
  quick: [{ part: 'a sample', screens: shuffled(BACK_OFFICE_SCREENS) }],
  deep: inParts(BACK_OFFICE_SCREENS),
});
const mostForms = atDepth({ quick: SAMPLE.forms, deep: Number.POSITIVE_INFINITY });
const mishapsToMeet = atDepth({ quick: someMishaps, deep: () => names });

test.use({
  viewport: { width: 1280, height: 900 },
  actionTimeout: PATIENCE_MS,
  ...WITHOUT_MOTION,
});

for (const { part, screens } of parts) {
  test(`input in every form survives network failures or is saved exactly once, and the screen says which (${part})`, async ({
    page,
    line,
    call,
    signInAs,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of [45]\d\d|ERR_/);
    const { token } = await signInAs('admin');
    const wrong: string[] = [];
    const known = new Set<string>();
    const find = (screen: Screen) => formsOf(page, line, screen);
    for (const screen of screens) {
      if (known.size >= mostForms) break;
      for (const place of await find(screen)) {
        const key = `${pathnameOf(screen)} ${place.opener} ${place.index} ${place.name.split(' › ').at(-1)}`;
        if (known.has(key) || known.size >= mostForms) continue;
        known.add(key);
        wrong.push(...(await meetAll({ page, line, call, token, place })));
      }
    }
    expect(known.size, 'forms that were found').toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
}

async function meetAll(work: Work): Promise<string[]> {
  const { line, page, place } = work;
  const wrong: string[] = [];
  await begin(work);
  for (const name of mishapsToMeet()) {
    if (isExcepted(place, name) || wrong.length >= ENOUGH) continue;
    try {
      await MISHAPS[name]?.(work);
    } catch (error) {
      wrong.push(`${place.name}, ${name}: ${saidBy(error)}`);
      line.mend();
      await page.context().setOffline(false);
      await recover(work);
    }
  }
  return wrong;
}

async function recover(work: Work) {
  await signInAnew(work.page, work.token);
  await begin(work);
}

const signInAnew = (page: Page, token: string) =>
  page.evaluate(token => {
    if (!localStorage.getItem('token')) localStorage.setItem('token', token);
  }, token);

const isExcepted = ({ name }: Place, mishap: string) =>
  EXCEPTIONS.some(except => except.form.test(name) && except.mishap.test(mishap));

const saidBy = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the runner colours what it says
    .replace(/\u001b\[\d+m/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 400);
