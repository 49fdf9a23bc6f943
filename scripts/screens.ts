import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Role } from '../functions/contracts/roles.ts';
import type { SignedIn } from '../functions/people/auth/contract.ts';
import type { Screen } from '../web/pages.ts';
import { build } from './build.ts';
import { findChromium } from './chromium.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { servePlatform } from './platform.ts';
import { prepareShop } from './prepare.ts';
import { print, run } from './say.ts';
import { DEVICES, type Device, photograph } from './screens/photograph.ts';
import { ACCOUNT_SCREENS, BACK_OFFICE_SCREENS, SHOP_SCREENS } from './screens/screens.ts';
import { readLocalSettings } from './settings.ts';

const FOLDER = '.screens';
const PATIENCE_MS = 120_000;

const ROOMS: Room[] = [
  { room: 'shop', screens: SHOP_SCREENS },
  { room: 'account', screens: ACCOUNT_SCREENS, role: 'customer' },
  { room: 'admin', screens: BACK_OFFICE_SCREENS, role: 'admin' },
];

type Room = { room: string; screens: readonly Screen[]; role?: Role };

await run(async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'meridian-screens-'));
  await build();
  const settings = await readLocalSettings({ STATE_DIR: stateDir, PORT: '0' });
  await prepareShop(settings);
  const shop = servePlatform(stateDir, settings);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const url = (await shop.ready).origin;
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER);
    const devices = Object.keys(DEVICES) as Device[];
    const taken = await Promise.all(devices.map(device => photographAll(browser, { url, device })));
    print(`${taken.flat().length} pictures in ${FOLDER}/`);
  } finally {
    await browser.close();
    await shop.dispose();
    await rm(stateDir, { recursive: true, force: true });
  }
});

async function photographAll(browser: Browser, { url, device }: { url: string; device: Device }) {
  const files: string[] = [];
  for (const { room, screens, role } of ROOMS) {
    const context = await browser.newContext({ ...DEVICES[device], baseURL: url, locale: 'en-GB' });
    if (role) await signInto(context, url, role);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto('/robots.txt');
    for (const [index, screen] of screens.entries()) {
      const number = String(index + 1).padStart(2, '0');
      const fileFor = (scheme: string) => {
        const file = `${FOLDER}/${room}-${number}-${screen.name}-${device}-${scheme}.png`;
        files.push(file);
        return file;
      };
      await photograph(screen, { page, device, fileFor });
    }
    await context.close();
  }
  return files;
}

/** Stores a session as the login page does. */
async function signInto(context: BrowserContext, url: string, its: Role) {
  const { username, password } = DEMO_ACCOUNTS.find(({ role }) => role === its) ?? {};
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username, password } });
  const signedIn: SignedIn = await answer.json();
  await context.addInitScript(({ token, Username, Designation }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', Username);
    localStorage.setItem('desig', Designation);
  }, signedIn);
}
