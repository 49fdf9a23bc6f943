import { expect, test } from 'vitest';
import { unstable_getMiniflareWorkerOptions as asWranglerReadsIt } from 'wrangler';
import { WORKER, workerOptions } from '../../scripts/worker-options.ts';

test('npm start uses every setting in wrangler.toml', () => {
  const {
    modulesRules: _,
    rootPath: __,
    cronTriggers: ___,
    // The deployed shop's values; here they come from the environment.
    bindings: ____,
    ...read
  } = asWranglerReadsIt(`${WORKER}/wrangler.json`).workerOptions;
  const nonEmpty = Object.entries(read).filter(([, value]) => Object.values(value ?? {}).flat().length > 0);
  expect(workerOptions()).toEqual(Object.fromEntries(nonEmpty));
});
