import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { findChromium } from './chromium.ts';
import { runWith, say } from './say.ts';
import { exitCode } from './step.ts';
import { QUICK_CHECKS } from './verify.ts';

type Count = { passed: number; failed: number };

const env = { TEST_DEPTH: 'quick' };
const reports = await mkdtemp(join(tmpdir(), 'meridian-tests-'));
const total: Count = { passed: 0, failed: 0 };

/** `npm test -- --deep` looks further: tests/support/depth.ts says what that means. */
await runWith({ options: { deep: { type: 'boolean', default: false } } }, async ({ values: { deep } }) => {
  if (deep) env.TEST_DEPTH = 'deep';
  try {
    await testAll();
  } catch (error) {
    console.error(`✗ ${(error as Error).message}`);
    total.failed += 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
});

async function testAll() {
  const checks = QUICK_CHECKS.map(([what, command, args]) => check(what, () => exitCode(command, args)));
  for (const count of await Promise.all(checks)) add(count);
  add(await check('Build', () => build().then(() => 0)));
  add(
    await tests('Unit, API, port and command tests', 'vitest', vitestCounts, file => [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
  );
  await findChromium();
  add(
    await tests('Browser tests', 'playwright', playwrightCounts, () => [
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
    ]),
  );
}

function add({ passed, failed }: Count) {
  total.passed += passed;
  total.failed += failed;
}

/** A check that passes or fails as a whole. */
async function check(what: string, work: () => Promise<number>): Promise<Count> {
  say(`\n▸ ${what}`);
  const ok = (await work()) === 0;
  return { passed: Number(ok), failed: Number(!ok) };
}

/** A test runner; one that exits with an error but reports no failed test counts as one failure. */
async function tests(
  what: string,
  command: string,
  read: (report: string) => Count,
  args: (file: string) => string[],
): Promise<Count> {
  say(`\n▸ ${what}`);
  const file = join(reports, `${command}.json`);
  const code = await exitCode(command, args(file), { ...env, TEST_REPORT: file });
  const counts = await readFile(file, 'utf8').then(read, () => ({ passed: 0, failed: 1 }));
  if ((code !== 0 && counts.failed === 0) || counts.passed === 0) counts.failed += 1;
  return counts;
}

function vitestCounts(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(report: string): Count {
  const { expected, unexpected, flaky } = JSON.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}
