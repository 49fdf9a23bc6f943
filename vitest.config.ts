import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/libsql-binary.ts',
    // The tests reach nothing outside this machine.
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    maxWorkers: 2,
    // No test changes what a module holds, so that a worker reads every module once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    sequence: { shuffle: true },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'] } },
      { extends: true, test: { name: 'ports', include: ['tests/ports/**/*.test.ts'] } },
      { extends: true, test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] } },
    ],
  },
});
