import { run } from './say.ts';
import { step } from './step.ts';

/** Fast enough to run before every commit. */
export const QUICK_CHECKS: [what: string, command: string, args: string[]][] = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  // Several checkers would each resolve the API's types, on two cores.
  ['Types', 'tsc', ['--noEmit', '--checkers', '1']],
  ['Dead code', 'knip', ['--no-progress']],
  ['API document', 'node', ['scripts/lint-api.ts']],
];

if (import.meta.main) {
  await run(async () => {
    for (const check of QUICK_CHECKS) await step(...check);
    await step('Architecture and unit tests', 'vitest', ['run', '--project', 'unit', '--reporter', 'dot']);
  });
}
