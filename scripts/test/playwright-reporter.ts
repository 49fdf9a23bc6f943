import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, plain, type Report } from './report.ts';

/** Writes the results that `npm test` needs to the file that it named. */
export default class PlaywrightReporter implements Reporter {
  #tests: TestCase[] = [];
  #outside: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onError(error: TestError) {
    const file = error.location && relative(process.cwd(), error.location.file);
    const line = error.location?.line;
    this.#outside.push({
      file,
      line,
      title: '(outside of every test)',
      isBesideTests: true,
      error: describeError(error),
    });
  }

  onEnd() {
    const seconds: Record<string, number> = {};
    const report: Report = { passed: [], failed: this.#outside, seconds };
    for (const test of this.#tests) {
      const { file } = nameOf(test);
      for (const { duration } of test.results) seconds[file] = (seconds[file] ?? 0) + duration / 1000;
      const outcome = test.outcome();
      if (outcome === 'expected') report.passed.push(nameOf(test));
      if (outcome === 'unexpected' || outcome === 'flaky') report.failed.push(failureOf(test));
      const didNotRun = outcome === 'skipped' && test.expectedStatus !== 'skipped';
      if (didNotRun) report.failed.push({ ...failureOf(test), didNotRun, error: 'It did not run' });
    }
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }

  printsToStdio() {
    return false;
  }
}

/** The first three are the root, the project and the file. */
const nameOf = (test: TestCase) => ({
  file: relative(process.cwd(), test.location.file),
  title: test.titlePath().slice(3).join(' › '),
});

const failureOf = (test: TestCase): Failure => ({
  ...nameOf(test),
  line: test.location.line,
  error: describeError(test.results.find(({ errors }) => errors.length > 0)?.errors[0]),
});

const describeError = (error: TestError | undefined) =>
  plain([error?.message ?? error?.value, error?.snippet].filter(Boolean).join('\n'));
