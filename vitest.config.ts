import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageRoutes } from './scripts/vite/page-routes.ts';
import { atDepth } from './tests/support/depth.ts';

/** Files that take longest begin, the longest first, so that no worker waits for another at the end. */
const LONGEST = [
  /scaffolded/,
  /commands\/.*kill/,
  /payments-model|order-loads|drills\/parts/,
  /hostile-fields|cache-model|fuzz|any-case|snapshots/,
  /commands\/(start|backup|deploy|dev|archives|state-dir|full-disks)|unit\/audit/,
];

/** A quick run tries on libSQL what money and stock rest on; D1 has every file in both. */
const ON_LIBSQL = atDepth({
  quick: [
    'tests/api/ordering/{orders,order-*,cart-*,payments-model}.test.ts',
    'tests/api/http/sent-twice.test.ts',
    'tests/api/**/*.libsql.test.ts',
  ],
  deep: ['tests/api/**/*.test.ts'],
});

/** In random order, but project by project: a worker keeps the modules and the shop of a project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { projects, config } = this.ctx;
    const shuffled = ({ moduleId }: TestSpecification) =>
      createHash('md5').update(`${config.sequence.seed}${moduleId}`).digest('hex');
    const rank = ({ moduleId }: TestSpecification) =>
      [...LONGEST, /^/].findIndex(some => some.test(moduleId));
    const place = (file: TestSpecification) =>
      `${projects.indexOf(file.project)} ${rank(file)} ${shuffled(file)}`;
    return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}

export default defineConfig({
  plugins: [pageRoutes],
  test: {
    globalSetup: ['tests/support/libsql-binary.ts', 'tests/support/templates.ts'],
    env: {
      // The tests reach nothing outside this machine.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      // Commands that tests start compile what they import once, as with npm.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    },
    maxWorkers: 4,
    // No test changes what a module holds, so that a worker reads every module once.
    isolate: false,
    // Ends what hangs; how fast the shop is, is measured by the bench. Deep loads take minutes where cores are shared.
    testTimeout: atDepth({ quick: 120_000, deep: 600_000 }),
    hookTimeout: atDepth({ quick: 180_000, deep: 600_000 }),
    // What happens behind an answer is waited for as long as a busy machine may need.
    expect: { poll: { timeout: 60_000 } },
    // The first line of an error is all that a run says of an unsteady test.
    chaiConfig: { truncateThreshold: 0 },
    sequence: { shuffle: true, sequencer: ByProject },
    // The commands begin, since their files take longest; nothing is left to wait for at the end.
    projects: [
      { extends: true, test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] } },
      { extends: true, test: { name: 'ports', include: ['tests/ports/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'unit', include: ['tests/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'api-d1',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['**/*.libsql.test.ts'],
          provide: { backend: 'D1 and R2' },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-libsql',
          include: ON_LIBSQL,
          exclude: ['**/*.d1.test.ts'],
          provide: { backend: 'libSQL and S3' },
        },
      },
    ],
  },
});
