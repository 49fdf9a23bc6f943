import { existsSync } from 'node:fs';
import { say, Trouble } from './say.ts';
import { exitCode } from './step.ts';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium for the browser tests, or installs it where that is possible. */
export async function findChromium(): Promise<string> {
  const found = present();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Chromium is missing; installing it …');
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    await exitCode('apt-get', ['update', '-qq'], quietly);
    await exitCode(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      quietly,
    );
  }
  const installed = present();
  if (installed) return installed;
  throw new Trouble(
    'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  );
}

const present = () => PLACES.find(place => place && existsSync(place));
