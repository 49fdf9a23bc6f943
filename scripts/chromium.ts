import { existsSync } from 'node:fs';
import { CliError, print } from './say.ts';
import { exitCode } from './step.ts';

/** Chromium's headless shell comes first: the same engine without the desktop parts. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Older releases of Debian lack the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Finds a Chromium for the browser tests, or installs one on Debian. */
export async function findChromium(): Promise<string> {
  const found = presentChromium() ?? (await installed());
  if (found) return found;
  throw new CliError(
    'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  );
}

export const presentChromium = () => PLACES.find(place => place && existsSync(place));

async function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  print('Chromium is missing; installing it …');
  await aptGet('update');
  for (const name of PACKAGES) {
    await aptGet('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
    const found = presentChromium();
    if (found) return found;
  }
  return undefined;
}

const aptGet = (command: string, ...args: string[]) =>
  exitCode('apt-get', [command, '-qq', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
