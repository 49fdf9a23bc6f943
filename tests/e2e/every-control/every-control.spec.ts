import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../db/demo/accounts.ts';
import type { Role, SignedIn } from '../../../functions/contracts/auth.ts';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS, type Screen } from '../../../scripts/screens/screens.ts';
import { inParts } from '../parts.ts';
import { expect, test } from '../shop-test.ts';
import { askShop, deadAddresses } from './addresses.ts';
import { walk } from './walking.ts';
import { openWatched, watchPage } from './watched.ts';

type Room = { room: string; screens: readonly Screen[]; role?: Role };

const isOfAccount = ({ path }: Screen) => path.startsWith('/account');
const ROOMS: Room[] = [
  { room: 'the shop', screens: PUBLIC_SCREENS.filter(screen => !isOfAccount(screen)) },
  { room: 'the account', screens: PUBLIC_SCREENS.filter(isOfAccount), role: 'customer' },
  { room: 'the back office', screens: BACK_OFFICE_SCREENS, role: 'admin' },
];
const DESKTOP = { width: 1280, height: 900 };

for (const { room, screens, role } of ROOMS) {
  // What all screens of a room share is pressed on the first of them that this worker sees.
  const done = new Set<string>();
  for (const { part, screens: some } of inParts(screens)) {
    test(`every control of ${room} does something, every link leads somewhere (${part})`, async ({
      page,
      shop,
      call,
      expectedFaults,
    }) => {
      expectedFaults.push(/status of 40[34]/);
      const account = DEMO_ACCOUNTS.find(one => one.role === role);
      const signedIn = account && (await call<SignedIn>('POST', '/api/auth/login', { json: account })).data;
      await watchPage(page, signedIn);
      await page.setViewportSize(DESKTOP);
      const links = new Set<string>();
      const wrong: string[] = [];
      for (const screen of some) {
        const open = () => openScreen(page, screen, shop.url);
        const began = Date.now();
        const { wrong: found, pressed } = await walk({ page, open, done, links });
        if (process.env.TELL) console.info(screen.name, Date.now() - began, pressed);
        wrong.push(...found.map(one => `${screen.path}: ${one}`));
      }
      wrong.push(...(await deadAddresses(askShop(shop.url), links, shop.url)));
      expect(wrong).toEqual([]);
    });
  }
}

/** As somebody opens it who was never here before. */
async function openScreen(page: Page, { path, cart }: Screen, url: string) {
  await page.context().clearCookies();
  if (cart) await page.context().addCookies([{ name: 'cart', value: cart, url }]);
  await openWatched(page, path);
}
