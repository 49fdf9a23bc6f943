import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { under } from '../scripts/test/sources.ts';

const WORD = /^\| ([a-z][^|]*) \| ([^|]+) \| [^|]+ \|$/gm;

test('docs/glossary.md lists each word once, and its name in the code exists', () => {
  const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(WORD)];
  expect(rows.length).toBeGreaterThan(50);
  const words = rows.flatMap(([, name = '']) => name.split(', ')).filter(name => name !== 'word');
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);

  const code = under('db', 'functions', 'web').map(({ path, text }) => `${path}\n${text}`);
  const names = rows.flatMap(([, , column = '']) => column.match(/(?<=`)\w[\w./-]*(?=`)/g) ?? []);
  expect(names.filter(name => !code.some(text => text.includes(name)))).toEqual([]);
});
