import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../say.ts';
import { exitCode } from '../step.ts';
import { dearestFiles } from './dearest.ts';
import { type Failure, type Report, readReport } from './report.ts';
import { compareRuns, MOST_LOOKED_AT, type Verdict, withoutSecondLook } from './second-look.ts';
import type { Suite } from './suites.ts';

type Env = Record<string, string>;
type Ran = { suite: Suite; report: Report; env: Env };
export type Order = {
  suites: Suite[];
  /** All files, unless some were chosen. */
  files?: string[];
  /** In CI, failed tests are run once more at the end, alone. */
  looksTwice: boolean;
  /** Called as each suite begins. */
  env: (suite: Suite) => Env;
};

export async function runTests({ suites, files, looksTwice, env }: Order): Promise<Verdict> {
  const ran: Ran[] = [];
  for (const suite of suites) {
    const chosen = files?.filter(file => suite.files.test(file));
    if (chosen?.length === 0) continue;
    const its = env(suite);
    ran.push({ suite, env: its, report: await runOnce(suite, suite.what, chosen ?? [], its) });
  }
  const failures = ran.reduce((sum, { report }) => sum + report.failed.length, 0);
  const isWorthIt = looksTwice && failures <= MOST_LOOKED_AT;
  const verdicts: Verdict[] = [];
  for (const one of ran) verdicts.push(isWorthIt ? await lookAgain(one) : withoutSecondLook(one.report));
  return addUp(verdicts);
}

async function lookAgain({ suite, report, env }: Ran): Promise<Verdict> {
  const inFiles = report.failed.filter(({ file }) => file !== undefined);
  if (inFiles.length === 0) return withoutSecondLook(report);
  const what = `Running failed tests again: ${suite.what}`;
  return compareRuns(report, await runOnce(suite, what, suite.again(inFiles), env));
}

async function runOnce({ command, args, prepare }: Suite, what: string, more: string[], env: Env) {
  print(`\n▸ ${what}`);
  const folder = await mkdtemp(join(tmpdir(), 'meridian-tests-'));
  const file = join(folder, 'report.json');
  try {
    await prepare?.();
    const code = await exitCode(command, [...args, ...more], { ...env, TEST_REPORT: file });
    const report = await readReport(file, command, code);
    print(['Slowest test files:', ...dearestFiles(report.seconds)].join('\n'));
    return report;
  } catch (error) {
    return { passed: [], failed: [{ title: what, error: (error as Error).message }] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A check that passes or fails as a whole; its findings are above. */
export async function runCheck(what: string, work: () => Promise<number>): Promise<Verdict> {
  print(`\n▸ ${what}`);
  const failed: Failure[] = [];
  try {
    const code = await work();
    if (code !== 0) failed.push({ title: what, error: `It exited with code ${code}: see above` });
  } catch (error) {
    failed.push({ title: what, error: (error as Error).message });
  }
  return { passed: failed.length === 0 ? 1 : 0, failed, unsteady: [] };
}

export const addUp = (verdicts: Verdict[]): Verdict => ({
  passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
  failed: verdicts.flatMap(({ failed }) => failed),
  unsteady: verdicts.flatMap(({ unsteady }) => unsteady),
});
