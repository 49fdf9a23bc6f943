import type { Page } from '@playwright/test';
import type { Role } from '../../../functions/contracts/roles.ts';
import { ACCOUNT_SCREENS, BACK_OFFICE_SCREENS, SHOP_SCREENS } from '../../../scripts/screens/screens.ts';
import type { Screen } from '../../../web/pages.ts';
import { demoSession } from '../../support/demo-session.ts';
import { atDepth } from '../../support/depth.ts';
import { inParts, isFirstState, pathnameOf } from '../parts.ts';
import { askShop, deadAddresses } from './addresses.ts';
import type { Control } from './in-page/finding.ts';
import { expect, test } from './used-shop.ts';
import { type Walk, walk } from './walking.ts';
import { openWatched, watchPage } from './watched.ts';

type Room = { room: string; screens: readonly Screen[]; role?: Role };

/** Filtered screens and panels are reached through the control that opens them. */
const isStateOfItsOwn: typeof isFirstState = (screen, ...others) =>
  !screen.path.includes('?') || isFirstState(screen, ...others);
/** The screens with the most controls; a quick run leaves the others to their journeys. */
const BUSIEST = /^\/(?:products-list|checkout)$/;
const isBusiest: typeof isFirstState = (screen, ...others) =>
  BUSIEST.test(screen.path) && isFirstState(screen, ...others);
const isScreen = atDepth({ quick: isBusiest, deep: isStateOfItsOwn });

/** The longest first, so that the others fill the rest of a run. */
const ROOMS: Room[] = [
  { room: 'the back office', screens: BACK_OFFICE_SCREENS, role: 'admin' },
  { room: 'the shop', screens: SHOP_SCREENS },
  { room: 'the account', screens: ACCOUNT_SCREENS, role: 'customer' },
];
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 900 };

for (const { room, screens, role } of ROOMS) {
  const all = screens.filter(isScreen);
  for (const { part, screens: some } of inParts(all)) {
    test(`every control of ${room} does something, and every link works (${part})`, async ({
      page,
      shop,
      call,
      expectedFaults,
    }) => {
      expectedFaults.push(/status of 40[34]/);
      test.setTimeout(900_000);
      await watchPage(page, role && (await demoSession(call, role)));
      const links = new Set<string>();
      const wrong: string[] = [];
      // Controls shared by all screens of a section are tried on the first one.
      const done = new Set<string>();
      const [first] = all;
      if (first && !some.includes(first)) await passOver(page, done, () => openScreen(page, first, shop.url));
      // A control tried in one state of a screen is not tried in the others.
      const pressed = new Map<string, Set<string>>();
      for (const screen of some) {
        const pathname = pathnameOf(screen);
        const known = pressed.get(pathname) ?? new Set();
        pressed.set(pathname, known);
        const open = () => openScreen(page, screen, shop.url);
        const walkScreen = atDepth({ quick: walkOnDesktop, deep: walkAtBothWidths });
        const found = await walkScreen({ page, done, links, known }, open);
        wrong.push(...found.map(one => `${screen.path}: ${one}`));
      }
      wrong.push(...(await deadAddresses(askShop(shop.url), links, shop.url)));
      expect(wrong).toEqual([]);
    });
  }
}

/** Another part tries what this screen shares with the others. */
async function passOver(page: Page, done: Set<string>, open: () => Promise<void>) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await open();
    const controls = await page.evaluate(() => window.finding.all());
    for (const { isShared, key } of controls) if (isShared) done.add(`shared ${key}`);
  }
}

/** Only the screen's own controls; those they open are left to the journeys. */
async function walkOnDesktop(given: Omit<Walk, 'open'>, open: () => Promise<void>) {
  await given.page.setViewportSize(DESKTOP);
  return (await walk({ ...given, open, deepest: 0 })).wrong;
}

/** All controls on a desktop; on a phone only those that exist there. */
async function walkAtBothWidths(given: Omit<Walk, 'open'>, open: () => Promise<void>) {
  const { page, done } = given;
  let onPhone: Control[] | undefined;
  const seenByBoth = async () => {
    if (onPhone) return await open();
    await page.setViewportSize(PHONE);
    await open();
    onPhone = await page.evaluate(() => window.finding.all());
    await page.setViewportSize(DESKTOP);
    await page.evaluate(() => window.noticing.rest());
  };
  const { wrong, known } = await walk({ ...given, open: seenByBoth });
  const isOnlyThere = ({ kind, key }: Control) =>
    kind !== 'link' && !known.has(key) && !done.has(`shared ${key}`);
  if (!onPhone?.some(isOnlyThere)) return wrong;
  await page.setViewportSize(PHONE);
  const more = await walk({ ...given, open, known });
  return [...wrong, ...more.wrong.map(one => `on a phone ${one}`)];
}

/** As a first-time visitor sees it. */
async function openScreen(page: Page, { path, cart }: Screen, url: string) {
  await page.context().clearCookies();
  if (cart) await page.context().addCookies([{ name: 'cart', value: cart, url }]);
  await openWatched(page, path);
}
