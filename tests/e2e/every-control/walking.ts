import type { Page } from '@playwright/test';
import type { Control } from './in-page/finding.ts';
import { isOutOfReach, PATIENCE_MS, type Patience, press } from './pressing.ts';

export type Walk = {
  page: Page;
  /** Opens the screen as it is for everybody who comes. */
  open: () => Promise<void>;
  /** Of a room: what its screens share is pressed once, and of all links alike one is clicked. */
  done: Set<string>;
  links: Set<string>;
  isExcepted?: (control: Control) => boolean;
  patience?: Patience;
};

type Planned = { control: Control; path: Control[] };

const MOST = 200;

/** Every control of a screen, and of what those open, pressed once; gives what is wrong with which. */
export async function walk({
  page,
  open,
  done,
  links,
  isExcepted = () => false,
  patience = PATIENCE_MS,
}: Walk): Promise<string[]> {
  const wrong: string[] = [];
  const known = new Set<string>();
  const disabled = new Map<string, Control>();
  const queue: Planned[] = [];
  let place = '';

  async function plan(path: Control[]) {
    const seen = await page.evaluate(() => window.finding.all());
    const fresh = seen.filter(control => isToBePressed(control)).map(control => ({ control, path }));
    fresh.sort((one, other) => rank(one.control) - rank(other.control));
    // What has just come may go again: it is pressed first.
    queue.unshift(...fresh);
    if (path.length === 0) queue.sort((one, other) => rank(one.control) - rank(other.control));
  }

  function isToBePressed(control: Control) {
    const { key, kind, url, linkKind } = control;
    if (url) links.add(url);
    const marks = [
      key,
      ...(control.isShared ? [`shared ${key}`] : []),
      ...(kind === 'link' ? [`link ${linkKind}`] : []),
    ];
    const isDone = known.has(key) || marks.some(mark => done.has(mark));
    if (isDone || isExcepted(control)) return false;
    if (control.disabled !== undefined) {
      disabled.set(key, control);
      return false;
    }
    disabled.delete(key);
    known.add(key);
    for (const mark of marks.slice(1)) done.add(mark);
    return true;
  }

  const start = async () => {
    await open();
    place = page.url();
  };

  /** The screen as it was when this control was found. */
  async function goBackTo({ path }: Planned) {
    await start();
    for (const step of path) await press(page, step);
  }

  async function reach(planned: Planned) {
    const aim = () => page.evaluate(key => window.reaching.aim(key), planned.control.key);
    if (samePage(page.url(), place)) {
      if (!isOutOfReach(await aim())) return true;
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.noticing.rest());
      if (!isOutOfReach(await aim())) return true;
    }
    await goBackTo(planned);
    return !isOutOfReach(await aim());
  }

  await start();
  await plan([]);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { control, path } = next;
    if (known.size > MOST) throw new Error(`More than ${MOST} controls at ${place}: are there rows alike?`);
    const dead = deadAddress(control);
    if (dead) wrong.push(`${told(next)}: ${dead}`);
    if (dead) continue;
    if (!(await reach(next))) {
      wrong.push(`${told(next)}: could not be reached`);
      continue;
    }
    let outcome = await press(page, control, patience.soon);
    if (outcome.noticed.length === 0 && !isWhereItIs(control)) {
      await goBackTo(next);
      outcome = await press(page, control, patience.patient);
      if (outcome.noticed.length === 0) wrong.push(`${told(next)}: nothing happens`);
    }
    if (!outcome.left && samePage(page.url(), place)) await plan([...path, control]);
  }
  for (const control of disabled.values())
    if (!control.disabled) wrong.push(`“${control.name}” cannot be used, and nothing says why`);
  return wrong;
}

const samePage = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

/** What changes the page least comes first; a search leaves few rows, and a link leads away. */
function rank({ kind, isSubmit, isRead, isChosen }: Control): number {
  if (kind === 'link') return isChosen ? 6 : 5;
  if (isChosen) return 4;
  if (kind === 'field') return isRead ? 1 : 3;
  return isSubmit ? 2 : 0;
}

const isWhereItIs = ({ isChosen }: Control) => isChosen;

function deadAddress({ kind, href = '' }: Control): string | undefined {
  if (kind !== 'link') return undefined;
  if (href === '' || href === '#') return 'leads nowhere';
  if (/^javascript:/i.test(href)) return 'is no address';
  return undefined;
}

function told({ control, path }: Planned): string {
  const steps = [...path, control].map(({ name, key }) => `“${name || key}”`);
  return `${control.kind} ${steps.join(' → ')}`;
}
