import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS, paths, sources } from '../scripts/test/sources.ts';

/** Everything but the demo's blog posts. */
const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(name => join('docs', name)),
  ...paths.filter(path => !path.startsWith('scripts/demo/')),
].filter(path => path.endsWith('.md'));

const FILE = /(?<=[`( ])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|sql)(?=[`), :]|$)/g;
const NAME = /(?<=`)[a-z]+[A-Z]\w*(?=[`(])/g;

/** Such as `NNNN_what.sql` and `x.d1.test.ts`. */
const PLACEHOLDER = /^(NNNN_|x\.|-)/;

const mentions = (pattern: RegExp) =>
  DOCUMENTS.flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(pattern) ?? []).map(name => ({ name, from: path, at: `${path}:${index + 1} ${name}` })),
      ),
  );

test('every file that a document names exists', () => {
  const places = (from: string) => ['.', dirname(from), ...FOLDERS];
  const isThere = (name: string, from: string) =>
    places(from).some(folder => existsSync(join(folder, name))) ||
    paths.some(path => path.endsWith(`/${name}`));
  const named = mentions(FILE);
  expect(named.length).toBeGreaterThan(300);
  expect(
    named.filter(({ name, from }) => !PLACEHOLDER.test(name) && !isThere(name, from)).map(({ at }) => at),
  ).toEqual([]);
});

test('every name of code that a document quotes exists', () => {
  const known = new Set(sources.flatMap(({ text }) => text.match(/\b[a-z]+[A-Z]\w*\b/g) ?? []));
  const named = mentions(NAME);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !known.has(name)).map(({ at }) => at)).toEqual([]);
});
