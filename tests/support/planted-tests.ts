import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOP = process.cwd();
const RUNNERS = { test: 'vitest', spec: '@playwright/test' };

/** The body of a test that fails first, and passes when it is run again. */
export const failsAtFirst = (name: string) => `
  const mark = new URL('./${name}.mark', import.meta.url);
  if (!existsSync(mark)) { writeFileSync(mark, ''); throw new Error('bad luck of ${name}'); }`;

export type Planted = { file: string; title: string; body: string };

const imports = (file: string) =>
  `import { existsSync, writeFileSync } from 'node:fs';
  import { expect, test } from '${file.includes('.spec.') ? RUNNERS.spec : RUNNERS.test}';\n`;

const RUN = `
  import { closingLines, isGreen } from '${TOP}/scripts/test/closing-lines.ts';
  import { runTests } from '${TOP}/scripts/test/run-tests.ts';
  import { playwright, vitest } from '${TOP}/scripts/test/suites.ts';
  const suites = [vitest, playwright('playwright.config.ts')];
  const files = process.argv.slice(2);
  const verdict = await runTests({ suites, files, looksTwice: process.env.CI === 'true', env: () => ({}) });
  for (const line of closingLines(verdict)) console.log(line);
  process.exit(isGreen(verdict) ? 0 : 1);
`;

/** Both runners over the tests of a separate project, as `npm test` runs those of the shop. */
export async function runPlanted(tests: Planted[], { CI }: { CI?: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-planted-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  try {
    await symlink(join(TOP, 'node_modules'), join(folder, 'node_modules'));
    await write('package.json', '{ "type": "module" }');
    await write('vitest.config.ts', "export default { test: { include: ['*.test.ts'] } };");
    await write('playwright.config.ts', "export default { testDir: '.', workers: 2, reporter: 'list' };");
    await write('run.ts', RUN);
    const files = [...new Set(tests.map(({ file }) => file))];
    for (const file of files) {
      const bodies = tests.filter(test => test.file === file);
      const text = bodies.map(({ title, body }) => `test('${title}', async () => {${body}\n});`).join('\n');
      await write(file, imports(file) + text);
    }
    return await finished(folder, files, CI);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function finished(cwd: string, files: string[], CI = ''): Promise<{ code: number; lines: string[] }> {
  const { PATH = '', HOME = '' } = process.env;
  const bin = join(TOP, 'node_modules/.bin');
  const child = spawn('node', ['run.ts', ...files], { cwd, env: { PATH: `${bin}:${PATH}`, HOME, CI } });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => resolve({ code: code ?? 1, lines: output.trimEnd().split('\n') }));
  });
}
