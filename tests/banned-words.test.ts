import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../scripts/test/sources.ts';

/** Where a letter is one of the alphabet, or the column of that name. */
const ALPHABETIC = [
  'db/sql/contains.ts',
  'functions/content/posts/slug.ts',
  'functions/contracts/search-length.ts',
  'functions/http/resembling.ts',
  'functions/ordering/orders/contract.ts',
  'web/ordering/order/find-order-screen.tsx',
  'web/people/privacy/deletion-request.tsx',
];

/** Words and turns that a reader stumbles over, what to write instead, and the files that may have them nonetheless. */
const WORDS: [RegExp, string, ...(string | RegExp)[]][] = [
  [
    /(?<!(small|capital|Latin|ASCII|first|one|two|three|\d|no) |[-/])\bletters?\b(?!, digits)/i,
    'email, or character',
    /^tests\//,
    ...ALPHABETIC,
  ],
  [/\bwhoever\b/i, 'anyone who, or name them'],
  [/\bsomebody\b/i, 'someone, or name them'],
  [/\b(whence|thereby|lest|nought)\b/i, 'from where, so, so that … not, nothing'],
  [/\banew\b/i, 'again'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bjust now\b/i, 'right now, or leave it out'],
  [/\bwhat becomes of\b/i, 'what happens to'],
  [/\banother look\b/i, 'say which field and what to do'],
  [/\bas it (is|was) (now|then)\b/i, 'the current one'],
  [/\bwhat is there\b/i, 'name it'],
  [/\band is gone\b/i, 'is removed'],
  [/\bbeside\b/i, 'next to, alongside, while'],
  [/\b(is|are|was|were) told\b/i, 'is shown, is notified, returns'],
  [/\btold of\b/i, 'shown, reported'],
  [/\b(is|are) asked\b(?! for)/i, 'is queried, is requested'],
  [/\bthe news\b/i, 'the changes'],
  [/\bdoubt(s|ed|ful)?\b/i, 'invalidate'],
  [/\bnothing is said\b/i, 'by default'],
  [/\b(of late|parted by|the like)\b/i, 'recently, separated by, similar'],
  [/\bcomes? back (to|with|for)\b/i, 'returns'],
];

/** Parts of names that say less than a plain word. */
const NAMES: [RegExp, string][] = [
  [/^(?!.*(newsletter|letterSpacing)).*letter/i, 'email'],
  [/sweep/i, 'scheduled task, or what it does'],
  [/^told$|[tT]old[A-Z]|Told/, 'reported, notified, shown'],
  [/Given|^given[A-Z]/, 'name what it is'],
  [/inWords/i, 'format…, …Text, …Label'],
];

/** Names of tables, columns and JSON, which stay as they are for those who call the API. */
const WIRE = new Set(
  'sweep sweep-runs letters letterId letterSentAt givenUpAt givenUp sweeps sweepRuns'.split(' '),
);

/** What landed or is not ours stays as it is, and this list names what it bans. */
const LEFT_OUT =
  /^(db\/migrations\/|db\/demo\/drawings\/|tests\/banned-words\.test\.ts|package.*\.json|scripts\/patches\/)/;

const everything = [...paths, 'README.md', ...filesOf('docs')].filter(path => !LEFT_OUT.test(path));

/** What people read in a line: a comment, a sentence in quotes, text between tags; in a document all but code. */
const PROSE: Record<string, (line: string) => string[]> = {
  md: line => [line.replace(/`[^`]*`|\]\([^)]*\)/g, '')],
  toml: line => line.match(/# .*/g) ?? [],
  css: line => line.match(/\/\*.*|^\s*\*.*/g) ?? [],
  ts: line => sentencesIn(line),
  tsx: line => [...sentencesIn(line), ...(line.match(BETWEEN_TAGS) ?? [])],
};
const COMMENT_OR_TEXT = /\/\/ .*|\/\*.*|^\s*\*.*|'[^']*'|"[^"]*"|`[^`]*`/g;
const CODE_IN_TEXT = /\bsql`[^`]*`?|\$\{[^}]*\}|\b(FROM|INTO|ON|UPDATE|JOIN) \w+/g;
const BETWEEN_TAGS = /^ +[\w’“]+[’,.]? [^=;()<>]*$|>[^<>=]+</g;

function sentencesIn(line: string): string[] {
  return (line.replace(CODE_IN_TEXT, '').match(COMMENT_OR_TEXT) ?? []).filter(text => text.includes(' '));
}

test('texts, comments and documents say it in plain words', () => {
  const found = everything.flatMap(path => {
    const proseOf = PROSE[path.replace(/^.*\./, '')];
    const lines = proseOf ? readFileSync(path, 'utf8').split('\n') : [];
    return lines.flatMap((line, at) => {
      const prose = proseOf?.(line).join('\n') ?? '';
      return WORDS.filter(
        ([word, , ...mayHave]) =>
          word.test(prose) && !mayHave.some(one => (typeof one === 'string' ? one === path : one.test(path))),
      ).map(([word, instead]) => `${path}:${at + 1} ${prose.match(word)?.[0]} → ${instead}`);
    });
  });
  expect(found).toEqual([]);
});

test('names in the code say it in plain words', () => {
  const code = everything.filter(path => /\.tsx?$/.test(path));
  const found = code.flatMap(path => {
    const text = readFileSync(path, 'utf8').replace(
      /\/\*[\s\S]*?\*\/|\/\/ .*|'[^'\n]*'|"[^"\n]*"|\bsql`[^`]*`/g,
      '',
    );
    const names = [...new Set(text.match(/[A-Za-z]\w*/g))].filter(name => !name.includes('_'));
    return [...names, ...path.split(/[/.]/)]
      .filter(name => !WIRE.has(name))
      .flatMap(name =>
        NAMES.filter(([part]) => part.test(name)).map(([, instead]) => `${path}: ${name} → ${instead}`),
      );
  });
  expect(found).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}
