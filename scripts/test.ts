import { build } from './build.ts';
import { findChromium } from './chromium.ts';
import { CliError, print, runWith } from './say.ts';
import { exitCode } from './step.ts';
import { changedFiles, filesNamed, filesOf } from './test/choice.ts';
import { closingLines, isGreen } from './test/closing-lines.ts';
import { depthInTime } from './test/depth-in-time.ts';
import { addUp, runCheck, runTests } from './test/run-tests.ts';
import type { Verdict } from './test/second-look.ts';
import { playwright, vitest } from './test/suites.ts';
import { QUICK_CHECKS } from './verify.ts';

const OPTIONS = {
  /** Runs at full depth, see tests/support/depth.ts. */
  deep: { type: 'boolean', default: false },
  /** The time that all of it has, see test/depth-in-time.ts. */
  minutes: { type: 'string' },
  changed: { type: 'boolean', default: false },
} as const;

const SUITES = [vitest, playwright('tests/e2e/playwright.config.ts', findChromium)];

await runWith({ options: OPTIONS, allowPositionals: true }, async ({ values, positionals }) => {
  const env = depthInTime(values);
  const files = chosen(positionals, values.changed);
  const verdict = addUp([
    ...(await checkAll()),
    await runTests({
      suites: SUITES,
      files,
      looksTwice: process.env.CI === 'true',
      env,
    }),
  ]);
  for (const line of closingLines(verdict)) print(line);
  process.exit(isGreen(verdict) ? 0 : 1);
});

function chosen(words: string[], isChanged: boolean): string[] | undefined {
  if (words.length === 0 && !isChanged) return undefined;
  const files = [...new Set([...filesNamed(words), ...(isChanged ? filesOf(changedFiles()) : [])])];
  if (files.length === 0) throw new CliError('No test covers what has changed');
  print(`${files.length} test files: ${files.join(' ')}`);
  return files;
}

async function checkAll(): Promise<Verdict[]> {
  const checks = QUICK_CHECKS.map(([what, command, args]) => runCheck(what, () => exitCode(command, args)));
  return [...(await Promise.all(checks)), await runCheck('Build', () => build().then(() => 0))];
}
