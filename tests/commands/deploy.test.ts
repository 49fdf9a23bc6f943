import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const execute = promisify(execFile);

test('deploy --dry-run passes without an account, and without the database token it refuses to deploy', async () => {
  const { stdout } = await execute('node', ['scripts/deploy.ts', '--dry-run']);
  expect(stdout).toContain('could be deployed');
  expect(stdout).toMatch(/env\.DB .*D1 Database/);

  await expect(execute('node', ['scripts/deploy.ts'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('database_id'),
  });
});
