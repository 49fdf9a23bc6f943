import { expect, test } from 'vitest';
import { failsAtFirst, type Planted, runPlanted } from '../support/planted-tests.ts';

const CI = 'true';
const steady = (file: string): Planted => ({ file, title: 'passes', body: '' });
const failing = (file: string): Planted => ({ file, title: 'is wrong', body: '\n  expect(1 + 1).toBe(3);' });
const unsteady = (file: string, name: string): Planted => ({
  file,
  title: `had bad luck ${name}`,
  body: failsAtFirst(name),
});
const ofBoth = (make: (file: string) => Planted[]) => [...make('one.test.ts'), ...make('two.spec.ts')];

test('a test that fails twice fails the run, which ends with its file, line and error', async () => {
  const { code, lines } = await runPlanted(
    ofBoth(file => [steady(file), failing(file)]),
    { CI },
  );
  expect(code).toBe(1);
  const end = lines.slice(lines.indexOf('failed: one.test.ts:6 › is wrong'));
  expect(end[1]).toMatch(/^ {4}.*expected 2 to be 3/);
  expect(end).toContain('failed: two.spec.ts:5 › is wrong');
  expect(end.filter(line => line.startsWith('    ')).length).toBeLessThanOrEqual(20);
  expect(end.at(-1)).toBe('2 passed, 2 failed');
});

test('a test that fails once in CI is named as unsteady and counts as passed', async () => {
  const { code, lines } = await runPlanted(
    ofBoth(file => [steady(file), unsteady(file, file)]),
    { CI },
  );
  expect(lines.slice(-5)).toEqual([
    'unsteady: one.test.ts › had bad luck one.test.ts',
    '    bad luck of one.test.ts',
    'unsteady: two.spec.ts › had bad luck two.spec.ts',
    '    Error: bad luck of two.spec.ts',
    '4 passed, 0 failed',
  ]);
  expect(code).toBe(0);
});

test('six unsteady tests fail the run', async () => {
  const names = ['a', 'b', 'c'];
  const { code, lines } = await runPlanted(
    ofBoth(file => [steady(file), ...names.map(name => unsteady(file, `${name}-${file}`))]),
    { CI },
  );
  expect(lines.filter(line => line.startsWith('unsteady: '))).toHaveLength(6);
  expect(lines.slice(-2)).toEqual([
    'More than 5 are unsteady, so they count as failed',
    '2 passed, 6 failed',
  ]);
  expect(code).toBe(1);
});

test('outside CI nothing is retried: the developer sees the failure', async () => {
  const { code, lines } = await runPlanted([steady('one.test.ts'), unsteady('one.test.ts', 'x')], {});
  expect(lines).toContain('failed: one.test.ts:7 › had bad luck x');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(code).toBe(1);
});

test('an uncaught error is a failure, and its file is retried', async () => {
  const rejects = {
    file: 'one.test.ts',
    title: 'leaves a promise',
    body: `void (async () => {${failsAtFirst('x')}})();`,
  };
  const once = await runPlanted([steady('one.test.ts'), rejects], {});
  expect(once.lines).toContain('failed: one.test.ts:7 › (outside of every test)');
  expect(once.code).toBe(1);
  const twice = await runPlanted([steady('one.test.ts'), rejects], { CI });
  expect(twice.lines.at(-3)).toBe('unsteady: one.test.ts › (outside of every test)');
  expect(twice.code).toBe(0);
});

test('tests skipped because an earlier one failed are run in the retry', async () => {
  const serial = { file: 'two.spec.ts', title: 'one after the other', body: '' };
  const tests = [
    { ...serial, body: "}); test.describe.configure({ mode: 'serial' }); test('opens', () => {" },
    unsteady('two.spec.ts', 'x'),
    { ...serial, title: 'builds on it' },
  ];
  const once = await runPlanted(tests, {});
  expect(once.lines).toContain('failed: two.spec.ts:9 › builds on it');
  expect(once.lines.at(-1)).toBe('2 passed, 2 failed');
  const twice = await runPlanted(tests, { CI });
  expect(twice.lines.filter(line => line.startsWith('unsteady: '))).toEqual([
    'unsteady: two.spec.ts › had bad luck x',
  ]);
  expect(twice.lines.at(-1)).toBe('4 passed, 0 failed');
  expect(twice.code).toBe(0);
});

test('a file that cannot be loaded fails the run', async () => {
  const broken = {
    file: 'two.spec.ts',
    title: 'x',
    body: '}); test.describe(() => { throw new Error("torn"); }); (() => {',
  };
  const { code, lines } = await runPlanted([steady('one.test.ts'), broken], { CI });
  expect(lines.at(-1)).toMatch(/^\d passed, 1 failed$/);
  expect(lines.join('\n')).toMatch(/failed: two\.spec\.ts.*\n {4}Error: torn/);
  expect(code).toBe(1);
});
