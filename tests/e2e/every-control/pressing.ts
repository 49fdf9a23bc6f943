import { expect, type Page } from '@playwright/test';
import type { Control } from './in-page/finding.ts';
import type { Without } from './in-page/noticing.ts';
import type { Reach } from './in-page/reaching.ts';
import { hasLeft, inPage } from './watched.ts';

/** The effect of a click; `left` if the whole document was replaced, so that nothing more is known. */
export type Outcome = { noticed: string[]; left?: boolean; reach?: Reach };

export type Patience = { soon: number; patient: number };
/** Working controls react soon; one that seems dead is clicked again with more patience. */
export const PATIENCE_MS: Patience = { soon: 700, patient: 3000 };

/** Scrolls a control to where it can be clicked. */
export const aim = (page: Page, { key }: Control) => inPage(page, key => window.reaching.aim(key), key);

/** What is loaded after the page comes late on a busy machine. */
export async function aimOnceLoaded(page: Page, control: Control): Promise<Reach | undefined> {
  const found: Reach[] = [];
  const isThere = async () => {
    const reach = await aim(page, control);
    if (!isOutOfReach(reach)) found.push(reach);
    return found.length > 0;
  };
  await expect
    .poll(isThere)
    .toBe(true)
    .catch(() => {});
  return found[0];
}

/** Clicks or fills one control as a person would, and returns the visible changes. */
export async function press(
  page: Page,
  control: Control,
  patience = PATIENCE_MS.soon,
  aimed?: Reach,
): Promise<Outcome> {
  const reach = aimed ?? (await aim(page, control));
  if (isOutOfReach(reach)) return { noticed: [], reach };
  return await unlessItLeaves(page, async () => {
    if (isFilled(control)) return await fill(page, control, patience);
    if (typeof reach === 'string') await pressKey(page, control);
    else await page.mouse.click(reach.x, reach.y);
    return await noticed(page, control, patience);
  });
}

/** Changes caused by the focus alone do not count. */
async function pressKey(page: Page, { key }: Control) {
  await inPage(page, () => window.noticing.begin());
  await page.keyboard.press(SLIDER.test(key) ? 'Home' : 'Enter');
}

export const isOutOfReach = (reach: Reach) => typeof reach === 'string' && reach !== 'by keyboard';

const TICKED = /INPUT(?:checkbox|radio)/;
const SLIDER = /(?:^|: )DIVslider/;
const isFilled = ({ kind, key }: Control) => kind === 'field' && !TICKED.test(key);

async function noticed(page: Page, control: Control, patience: number): Promise<Outcome> {
  const what = await page.evaluate(([patience, without]) => window.noticing.noticed(patience, without), [
    patience,
    without(control),
  ] as const);
  return { noticed: what };
}

function without({ kind, isRead, isPartMissing }: Control): Without | undefined {
  if (kind === 'field' && !isRead) return 'its value';
  return isPartMissing ? 'the address' : undefined;
}

/** A submitted form reads its fields; any other field must have an effect of its own. */
async function fill(page: Page, control: Control, patience: number): Promise<Outcome> {
  const filled = await page.evaluate(key => window.reaching.fill(key), control.key);
  if (filled !== 'stays') return { noticed: [] };
  if (control.isRead) return { noticed: ['it is in a form'] };
  const ways = [
    async () => {},
    // In a form Enter submits.
    ...(control.isInForm ? [] : [() => page.keyboard.press('Enter')]),
    () => page.evaluate(() => window.reaching.end()),
  ];
  for (const way of ways) {
    await way();
    const outcome = await noticed(page, control, patience);
    if (outcome.noticed.length > 0) return outcome;
  }
  return { noticed: [] };
}

/** A click may leave the document while its effect is being read. */
async function unlessItLeaves(page: Page, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!hasLeft(error)) throw error;
    await page.waitForLoadState();
    return { noticed: ['another page'], left: true };
  }
}
