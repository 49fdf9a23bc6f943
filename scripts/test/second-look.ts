import { type Failure, keyOf, type Report } from './report.ts';

/** More than these at once are no coincidence. */
export const MOST_UNSTEADY = 5;

/** With so many failures the shop is broken, and a second run would only take long. */
export const MOST_LOOKED_AT = 25;

export type Verdict = { passed: number; failed: Failure[]; unsteady: Failure[] };

export const withoutSecondLook = ({ passed, failed }: Report): Verdict => ({
  passed: passed.length,
  failed,
  unsteady: [],
});

/** Failed: failed twice or never passed. Unsteady: passed in one of two runs. */
export function compareRuns(first: Report, second: Report): Verdict {
  const passedNow = new Set(second.passed.map(keyOf));
  const filesNow = new Set(second.passed.map(({ file }) => file));
  const failedNow = new Set(second.failed.map(keyOf));
  const failedFirst = new Set(first.failed.map(keyOf));
  const passedFirst = new Set(first.passed.map(keyOf));
  const isOver = (failure: Failure) => {
    if (failedNow.has(keyOf(failure))) return false;
    // A failure outside a file’s tests is resolved once that file’s tests pass.
    return passedNow.has(keyOf(failure)) || (failure.isBesideTests && filesNow.has(failure.file));
  };
  const over = first.failed.filter(isOver);
  const fresh = second.failed.filter(failure => !failedFirst.has(keyOf(failure)));
  return {
    passed: first.passed.length + over.length,
    failed: [
      ...first.failed.filter(failure => !isOver(failure)),
      ...fresh.filter(failure => !passedFirst.has(keyOf(failure))),
    ],
    unsteady: [
      ...over.filter(({ didNotRun }) => !didNotRun),
      ...fresh.filter(failure => passedFirst.has(keyOf(failure))),
    ],
  };
}
