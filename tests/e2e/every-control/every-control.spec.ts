import type { Page } from '@playwright/test';
import type { Role } from '../../../functions/contracts/roles.ts';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../../scripts/screens/screens.ts';
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

/** What a filter or a panel makes of a screen is found on it, by the control that leads there. */
const isStateOfItsOwn: typeof isFirstState = (screen, ...others) =>
  !screen.path.includes('?') || isFirstState(screen, ...others);
/** Where most is pressed and filled in; a quick run leaves the other screens to their journeys. */
const BUSIEST = /^\/(?:products-list|checkout)$/;
const isBusiest: typeof isFirstState = (screen, ...others) =>
  BUSIEST.test(screen.path) && isFirstState(screen, ...others);
const isScreen = atDepth({ quick: isBusiest, deep: isStateOfItsOwn });

const isOfAccount = ({ path }: Screen) => path.startsWith('/account');
const ROOMS: Room[] = [
  { room: 'the shop', screens: PUBLIC_SCREENS.filter(screen => !isOfAccount(screen)) },
  { room: 'the account', screens: PUBLIC_SCREENS.filter(isOfAccount), role: 'customer' },
  { room: 'the back office', screens: BACK_OFFICE_SCREENS, role: 'admin' },
];
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 900 };

for (const { room, screens, role } of ROOMS) {
  // What all screens of a room share is pressed on the first of them that this worker sees.
  const done = new Set<string>();
  for (const { part, screens: some } of inParts(screens.filter(isScreen))) {
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
      // What was pressed in one state of a screen is not pressed in the others.
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

/** What the screen itself has; what that opens is left to the journeys. */
async function walkOnDesktop(given: Omit<Walk, 'open'>, open: () => Promise<void>) {
  await given.page.setViewportSize(DESKTOP);
  return (await walk({ ...given, open, deepest: 0 })).wrong;
}

/** All of it on a desktop; on a phone what is only there. */
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

/** As somebody opens it who was never here before. */
async function openScreen(page: Page, { path, cart }: Screen, url: string) {
  await page.context().clearCookies();
  if (cart) await page.context().addCookies([{ name: 'cart', value: cart, url }]);
  await openWatched(page, path);
}
