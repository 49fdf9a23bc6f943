import { expect, test } from 'vitest';
import { filesNamed, filesOf, testFiles } from '../../scripts/test/choice.ts';
import type { Failure, Report } from '../../scripts/test/report.ts';
import { compareRuns } from '../../scripts/test/second-look.ts';

const FILES = [
  'tests/api/catalog/categories.test.ts',
  'tests/api/ordering/cart-merge.test.ts',
  'tests/e2e/categories/edit.spec.ts',
  'tests/unit/money.test.ts',
];

test('words choose the tests that have one of them in their path', () => {
  expect(filesNamed(['catalog', 'money'], FILES)).toEqual([FILES[0], FILES[3]]);
  expect(filesNamed(['categories'], FILES)).toEqual([FILES[0], FILES[2]]);
});

test('a word without matches is rejected, with similar ones named', () => {
  expect(() => filesNamed(['money', 'categroies'], FILES)).toThrow(
    'No test has “categroies” in its path; similar: categories, catalog',
  );
  expect(() => filesNamed(['xyz'], FILES)).toThrow(/^No test has “xyz” in its path$/);
});

test('a change selects the tests that import it, directly or not, and those named after its folders', () => {
  const source = (path: string, ...of: string[]) => ({
    path,
    text: '',
    imports: of.map(of => ({ kind: 'value' as const, of })),
  });
  const known = [
    source('functions/money.ts'),
    source('functions/pricing/sums.ts', 'functions/money.ts'),
    source('tests/unit/money.test.ts', 'functions/pricing/sums.ts'),
  ];
  expect(filesOf(['functions/money.ts'], FILES, known)).toEqual([FILES[3]]);
  expect(filesOf(['functions/catalog/categories/queries.ts'], FILES, known)).toEqual([FILES[0], FILES[2]]);
  expect(filesOf(['tests/unit/money.test.ts'], FILES, known)).toEqual([FILES[3]]);
  expect(filesOf(['README.md'], FILES, known)).toEqual([]);
});

test('each domain’s name chooses existing tests', () => {
  for (const domain of ['catalog', 'pricing', 'ordering', 'people', 'content', 'office'])
    expect(filesNamed([domain], testFiles()).length).toBeGreaterThan(5);
});

test('only a test that was seen to pass is unsteady', () => {
  const named = (title: string) => ({ project: 'p', file: 'f', title });
  const failed = (title: string, more?: Partial<Failure>): Failure => ({
    ...named(title),
    error: 'e',
    ...more,
  });
  const compare = (first: Partial<Report>, second: Partial<Report>) => {
    const report = { passed: [], failed: [] };
    const verdict = compareRuns({ ...report, ...first }, { ...report, ...second });
    const titles = (failures: Failure[]) => failures.map(({ title }) => title).join();
    return [verdict.passed, titles(verdict.failed), titles(verdict.unsteady)];
  };
  const first = { passed: [named('a')], failed: [failed('b')] };
  expect(compare(first, { passed: [named('a'), named('b')] })).toEqual([2, '', 'b']);
  expect(compare(first, { passed: [named('a')], failed: [failed('b')] })).toEqual([1, 'b', '']);
  // It was not run again, or the file could not be loaded.
  expect(compare(first, { passed: [named('a')] })).toEqual([1, 'b', '']);
  expect(compare(first, {})).toEqual([1, 'b', '']);
  // A test that passed first and fails now is unsteady too; a new one is not.
  expect(compare(first, { passed: [named('b')], failed: [failed('a')] })).toEqual([2, '', 'b,a']);
  expect(compare(first, { passed: [named('b')], failed: [failed('c')] })).toEqual([2, 'c', 'b']);
  const beside = { passed: [named('a')], failed: [failed('(file)', { isBesideTests: true })] };
  expect(compare(beside, { passed: [named('a')] })).toEqual([2, '', '(file)']);
  expect(compare(beside, {})).toEqual([1, '(file)', '']);
});
