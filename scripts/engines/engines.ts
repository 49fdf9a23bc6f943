import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '../../functions/contracts/durations.ts';
import { freePort } from '../port.ts';
import { overMarionette } from './marionette.ts';
import { type Driver, overHttp } from './webdriver.ts';

export type Engine = {
  name: string;
  /** What to install if something is missing; undefined otherwise. */
  missing: () => string | undefined;
  open: () => Promise<Driver>;
};

const present = (...patterns: string[]) => globSync(patterns).find(existsSync);

const firefox = () => present('/usr/bin/firefox-esr', '/usr/bin/firefox');
const webKitDriver = () => present('/usr/bin/WebKitWebDriver');
const miniBrowser = () => present('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const screen = () => present('/usr/bin/Xvfb');

export const ENGINES: Engine[] = [
  { name: 'Firefox', missing: () => (firefox() ? undefined : 'firefox-esr'), open: openFirefox },
  {
    name: 'WebKit',
    missing: () =>
      [!(webKitDriver() && miniBrowser()) && 'webkit2gtk-driver', !screen() && 'xvfb']
        .filter(Boolean)
        .join(' ') || undefined,
    open: openWebKit,
  },
];

const PATIENCE_MS = MINUTE;

async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-firefox-'));
  const port = await freePort();
  const preferences = [
    ['marionette.port', port],
    ['intl.accept_languages', '"en-GB"'],
    ['datareporting.policy.dataSubmissionEnabled', false],
    ['app.update.enabled', false],
  ];
  await writeFile(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(''),
  );
  const browser = started(firefox() as string, ['--headless', '--marionette', '--profile', profile]);
  const driver = await untilItAnswers(() => overMarionette(port));
  return closing(driver, async () => {
    await ended(browser);
    await rm(profile, { recursive: true, force: true });
  });
}

async function openWebKit(): Promise<Driver> {
  const display = `:${100 + (await freePort())}`;
  const port = await freePort();
  const shown = started(screen() as string, [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const env = { DISPLAY: display, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const service = started(webKitDriver() as string, [`--port=${port}`], env);
  const driver = await untilItAnswers(() =>
    overHttp(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    }),
  );
  return closing(driver, async () => {
    await ended(service);
    await ended(shown);
  });
}

const started = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });

async function ended(program: ChildProcess) {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

const closing = (driver: Driver, end: () => Promise<void>): Driver => ({
  ...driver,
  close: async () => {
    await driver.close().catch(() => undefined);
    await end();
  },
});

async function untilItAnswers(open: () => Promise<Driver>): Promise<Driver> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise(resolve => setTimeout(resolve, 250));
    }
  }
}
