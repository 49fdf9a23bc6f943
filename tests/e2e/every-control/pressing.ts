import type { Page } from '@playwright/test';
import type { Control } from './in-page/finding.ts';
import type { Without } from './in-page/noticing.ts';
import type { Reach } from './in-page/reaching.ts';
import { hasLeft, inPage } from './watched.ts';

/** What a press did; `left` where the whole document went, of which nothing is known any more. */
export type Outcome = { noticed: string[]; left?: boolean; reach?: Reach };

export type Patience = { soon: number; patient: number };
/** Whatever does something does it soon; what seems to do nothing is pressed again, and waited for. */
export const PATIENCE_MS: Patience = { soon: 700, patient: 3000 };

/** Brings a control to where it can be pressed. */
export const aim = (page: Page, { key }: Control) => inPage(page, key => window.reaching.aim(key), key);

/** Presses or fills one control as a person would, and tells what somebody would notice of it. */
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

/** What the focus alone changed does not count. */
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

/** A form that can be sent reads its fields when it is; any other field has to do something by itself. */
async function fill(page: Page, control: Control, patience: number): Promise<Outcome> {
  const filled = await page.evaluate(key => window.reaching.fill(key), control.key);
  if (filled !== 'stays') return { noticed: [] };
  if (control.isRead) return { noticed: ['it is in a form'] };
  const ways = [
    async () => {},
    // In a form Enter sends the others.
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

/** A press may lead away from the document while it is asked what it did. */
async function unlessItLeaves(page: Page, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!hasLeft(error)) throw error;
    await page.waitForLoadState();
    return { noticed: ['another page'], left: true };
  }
}
