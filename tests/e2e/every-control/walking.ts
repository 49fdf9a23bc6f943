import type { Page } from '@playwright/test';
import { EXCEPTIONS } from './exceptions.ts';
import type { Control } from './in-page/finding.ts';
import type { Reach } from './in-page/reaching.ts';
import { aim, aimOnceLoaded, isOutOfReach, PATIENCE_MS, type Patience, press } from './pressing.ts';
import { inPage } from './watched.ts';

export type Walk = {
  page: Page;
  /** Opens the screen as every visitor sees it. */
  open: () => Promise<void>;
  /** For a section: shared controls and panels of the same name are tried once; of similar links one is clicked. */
  done: Set<string>;
  links: Set<string>;
  patience?: Patience;
  /** How many clicks in a row; longer paths are covered by journeys. */
  deepest?: number;
  /** Controls already tried in another state of the screen. */
  known?: Set<string>;
};

/** A control, where it was found, the clicks that led to it, and all clicks since the screen was opened. */
type Planned = { control: Control; address: string; path: Control[]; trail: Control[] };

const DEEPEST = 2;

/** More than this on one screen must be similar rows that were not recognised. */
const MOST = 200;

/** Tries every control of a screen, and of what those open, once; returns the broken ones. */
export async function walk({
  page,
  open,
  done,
  links,
  patience = PATIENCE_MS,
  deepest = DEEPEST,
  known = new Set(),
}: Walk) {
  const wrong: string[] = [];
  const disabled = new Map<string, Control>();
  const pressed = new Set<string>();
  const queue: Planned[] = [];
  let place = '';
  let trail: Control[] = [];

  async function plan(path: Control[], from = '') {
    const { href, seen } = await inPage(page, () => ({ href: location.href, seen: window.finding.all() }));
    // Another screen's controls are tried there; and the page itself knows its address first.
    if (path.length > 0 && !samePage(href, place)) return;
    for (const control of seen) if (control.disabled === undefined) disabled.delete(control.key);
    if (path.length > deepest) return;
    // Another state of the screen leads to yet another state.
    if (path.length > 1 && !samePlace(href, from)) return;
    const fresh = seen
      .filter(control => isToBePressed(control, path, href))
      .map(control => ({ control, address: href, path, trail: [...trail] }));
    fresh.sort((one, other) => rank(one.control) - rank(other.control));
    // What has just appeared may disappear: it is tried first.
    queue.unshift(...fresh);
  }

  function isToBePressed(control: Control, path: Control[], href: string) {
    const { key, kind, url, linkKind } = control;
    if (url && !samePlace(url, href)) links.add(url);
    const marks = [
      ...(control.isShared ? [`shared ${key}`] : []),
      ...(kind === 'link' && !deadAddress(control) ? [`link ${linkKind}`] : []),
      // Controls opened by the same names are the same part of another screen.
      ...(path.length > 0 ? [`opened ${[...path, control].map(({ name }) => name).join(' → ')}`] : []),
    ];
    // A link behind a link leads to another screen.
    if (kind === 'link' && path.some(step => step.kind === 'link')) return false;
    if (EXCEPTIONS.some(({ name }) => name.test(control.name))) return false;
    if (known.has(key) || marks.some(mark => done.has(mark))) return false;
    if (control.disabled !== undefined) {
      disabled.set(key, control);
      return false;
    }
    disabled.delete(key);
    known.add(key);
    for (const mark of marks) done.add(mark);
    return true;
  }

  async function start(steps: Control[] = []) {
    await open();
    place = page.url().split('#')[0] ?? '';
    trail = [];
    for (const step of steps) await repeat(step);
  }

  /** A list or menu that an earlier step opened is closed first. */
  async function repeat(step: Control) {
    if ((await aim(page, step)) === 'covered') await page.keyboard.press('Escape');
    await go(step);
  }

  async function go(control: Control, waited = patience.soon, aimed?: Reach) {
    trail.push(control);
    return await press(page, control, waited, aimed);
  }

  /** Where to click on the screen as it was when the control was found, the shortest path first. */
  async function reach({ control, path, trail: before }: Planned): Promise<Reach | undefined> {
    const ways = [
      async () => {
        if (path.length === 0 && page.url() !== place) await inPage(page, () => window.noticing.back());
      },
      async () => {
        await page.keyboard.press('Escape');
        await inPage(page, () => window.noticing.rest());
      },
      async () => {
        if (samePage(page.url(), place)) for (const step of path) await repeat(step);
      },
      () => start(path),
      () => start(before.filter(({ kind }) => kind !== 'link')),
    ];
    for (const way of ways) {
      await way();
      if (!samePage(page.url(), place)) continue;
      const aimed = await aim(page, control);
      if (!isOutOfReach(aimed)) return aimed;
    }
    return undefined;
  }

  async function pressNext(next: Planned) {
    const { control, address, path } = next;
    const dead = deadAddress(control);
    if (dead) return dead;
    let aimed = await reach(next);
    if (!aimed) {
      // Controls seen only while leaving the screen do not belong to it.
      const wasPassing = control.isPassing || !samePage(page.url(), place);
      if (wasPassing || pressed.has(control.name)) return undefined;
      aimed = await aimOnceLoaded(page, control);
      if (!aimed) return 'could not be reached';
    }
    let outcome = await go(control, patience.soon, aimed);
    if (outcome.noticed.length === 0 && !control.isChosen) {
      await start(path);
      outcome = await go(control, patience.patient);
      if (outcome.noticed.length === 0) return 'nothing happens';
    }
    pressed.add(control.name);
    if (!outcome.left) await plan([...path, control], address);
    return undefined;
  }

  await start();
  await plan([]);
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (pressed.size > MOST) throw new Error(`More than ${MOST} controls at ${place}: are there rows alike?`);
    const fault = await pressNext(next);
    if (fault) wrong.push(`${describeControl(next)}: ${fault}`);
  }
  for (const { name, disabled: why } of disabled.values())
    if (!why) wrong.push(`“${name}” cannot be used, and nothing says why`);
  return { wrong, known, pressed: pressed.size };
}

const samePlace = (one: string, other: string) => one.split('#')[0] === other.split('#')[0];
const samePage = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

/** Controls that change the page least come first; a search leaves few rows, and a link leaves the page. */
function rank({ kind, isSubmit, isRead, isChosen }: Control): number {
  if (kind === 'link') return isChosen ? 6 : 5;
  if (isChosen) return 4;
  if (kind === 'field') return isRead ? 1 : 3;
  return isSubmit ? 2 : 0;
}

function deadAddress({ kind, href = '' }: Control): string | undefined {
  if (kind !== 'link') return undefined;
  if (href === '' || href === '#') return 'leads nowhere';
  if (/^javascript:/i.test(href)) return 'is no address';
  return undefined;
}

function describeControl({ control, path }: Planned): string {
  const steps = [...path, control].map(({ name, key }) => `“${name || key}”`);
  return `${control.kind} ${steps.join(' → ')}`;
}
