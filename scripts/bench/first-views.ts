import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { servePlatform } from '../platform.ts';
import { prepareShop } from '../prepare.ts';
import { CliError, print } from '../say.ts';
import { readLocalSettings } from '../settings.ts';
import { sayTable } from './table.ts';

const PAGES: [what: string, path: string][] = [
  ['home', '/'],
  ['list', '/products-list'],
  ['details', '/products-details/1'],
  ['cart', '/cart'],
  ['blog', '/blog'],
];
const TIMES = 3;
const MOST_FAILURES = 5;
const FULL_CART = { name: 'cart', value: '1x2.2x1' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Fetched only for this measurement: with dependencies it takes 157 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MOST_REPORT_BYTES = 2 ** 26;

type Audit = {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: unknown;
};
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};
type Transfer = { resourceType: string; transferSize: number };

/** First visits to the demo shop from a phone on slow 4G, as simulated by Lighthouse. */
export async function sayFirstViews() {
  const stateDir = await mkdtemp(join(tmpdir(), 'meridian-first-views-'));
  const settings = await readLocalSettings({ STATE_DIR: stateDir, PORT: '0' });
  await prepareShop(settings);
  const shop = servePlatform(stateDir, settings);
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(join(stateDir, 'browser'), {
    executablePath: await findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: null,
  });
  try {
    const { origin } = await shop.ready;
    // As a header, only the edge would know the cart, and the browser would empty it again.
    await browser.addCookies([{ ...FULL_CART, url: origin }]);
    const views: (readonly [string, Report[]])[] = [];
    for (const [what, path] of PAGES) {
      print(`Lighthouse: ${what} …`);
      views.push([what, await visits(origin + path, port)]);
    }
    sayMarks(views);
    sayBytes(views);
  } finally {
    await browser.close();
    await shop.dispose();
    await rm(stateDir, { recursive: true, force: true });
  }
}

/**
 * Sorted by score, so that the median is in the middle. A run whose trace got lost on a busy machine is
 * repeated.
 */
async function visits(url: string, port: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let failures = 0; reports.length < TIMES; ) {
    const report = await visit(url, port);
    if (!report.runtimeError) reports.push(report);
    else if (++failures > MOST_FAILURES)
      throw new CliError(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  }
  return reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
}

const execute = promisify(execFile);

/** npm caches what it fetched, along with the packages of other projects. */
async function visit(url: string, port: number): Promise<Report> {
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--port=${port}`];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options];
  try {
    const { stdout } = await execute('npm', [...command, `--only-categories=${CATEGORIES}`], {
      maxBuffer: MOST_REPORT_BYTES,
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    return { categories: {}, audits: {}, runtimeError: { message: (error as Error).message } };
  }
}

function sayMarks(views: (readonly [string, Report[]])[]) {
  sayTable(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'blocked'],
    views.map(([what, reports]) => {
      const report = middleOf(reports);
      const number = (audit: string) => report.audits[audit]?.numericValue ?? 0;
      return [
        what,
        ...CATEGORIES.map(category => scoreOf(report, category)),
        `${(number('largest-contentful-paint') / 1000).toFixed(2)} s`,
        number('cumulative-layout-shift').toFixed(3),
        `${Math.round(number('total-blocking-time'))} ms`,
      ];
    }),
  );
  for (const [what, reports] of views) {
    const failed = Object.values(middleOf(reports).audits).filter(({ score, scoreDisplayMode }) =>
      scoreDisplayMode === 'binary' ? score === 0 : false,
    );
    if (failed.length > 0) print(`${what}: ${failed.map(({ id }) => id).join(', ')}`);
  }
}

function sayBytes(views: (readonly [string, Report[]])[]) {
  const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];
  sayTable(
    ['page', 'requests', ...kinds.map(kind => `${kind.toLowerCase()}, KB`)],
    views.map(([what, reports]) => {
      const details = middleOf(reports).audits['network-requests']?.details as
        | { items?: Transfer[] }
        | undefined;
      const sent = details?.items ?? [];
      const bytesOf = (kind: string) =>
        sent
          .filter(({ resourceType }) => resourceType === kind)
          .reduce((sum, one) => sum + one.transferSize, 0);
      return [what, sent.length, ...kinds.map(kind => (bytesOf(kind) / 1024).toFixed(1))];
    }),
  );
}

const scoreOf = ({ categories }: Report, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100);

function middleOf(reports: Report[]): Report {
  const middle = reports[Math.floor(reports.length / 2)];
  if (!middle) throw new Error('Lighthouse brought no report');
  return middle;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => server.once('listening', listening));
  const address = server.address();
  await new Promise(closed => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
