import { defineConfig } from '@playwright/test';
import { presentChromium } from '../../scripts/chromium.ts';
import { atDepth } from '../support/depth.ts';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  globalSetup: '../support/templates.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // More variants of what other tests cover already.
  grepInvert: atDepth({ quick: [/@deep/], deep: [] }),
  // Browsers often wait, so four workers keep two cores busy.
  workers: 4,
  retries: 0,
  timeout: atDepth({ quick: 120_000, deep: 300_000 }),
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Tracing every test takes a quarter of the time; TRACE=retain-on-failure keeps the ones that matter.
    trace: (process.env.TRACE ?? 'off') as 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: presentChromium() ?? 'chromium', args: CHROMIUM_FLAGS },
  },
});
