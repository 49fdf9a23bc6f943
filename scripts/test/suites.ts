import { join } from 'node:path';
import type { Failure } from './report.ts';

/** One of the two test runners: how to run its tests, and to run failed ones again. */
export type Suite = {
  what: string;
  command: string;
  /** The endings of its files. */
  files: RegExp;
  args: string[];
  /** The share of the time in which it must begin in order to run at full depth. */
  deepWithin: number;
  /** What it needs on this machine. */
  prepare?: () => Promise<unknown>;
  again: (failed: Failure[]) => string[];
};

const reporter = (name: string) => join(import.meta.dirname, name);

export const vitest: Suite = {
  what: 'Unit, API, port and command tests',
  command: 'vitest',
  files: /\.test\.tsx?$/,
  args: ['run', '--reporter=default', `--reporter=${reporter('vitest-reporter.ts')}`],
  // Only the checks come before it: they measure the machine.
  deepWithin: 1 / 90,
  // Tests of one file may share their setup, so whole files are run again.
  again: failed => [
    '--maxWorkers=1',
    // An uncaught error belongs to no project.
    ...(failed.every(({ project }) => project)
      ? distinct(failed.map(({ project }) => `--project=${project}`))
      : []),
    ...distinct(failed.map(({ file }) => file)),
  ],
};

export const playwright = (config: string, prepare?: Suite['prepare']): Suite => ({
  what: 'Browser tests',
  command: 'playwright',
  files: /\.spec\.ts$/,
  args: ['test', '--config', config, '--add-reporter', reporter('playwright-reporter.ts')],
  deepWithin: 2 / 5,
  prepare,
  again: failed => [
    '--workers=1',
    // The screenshots and page contents of the first run would be deleted.
    '--output=test-results/again',
    ...distinct(failed.map(({ file, line, isBesideTests }) => (isBesideTests ? file : `${file}:${line}`))),
  ],
});

const distinct = (values: (string | undefined)[]) => [
  ...new Set(values.filter(value => value !== undefined)),
];
