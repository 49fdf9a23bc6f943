import { execFileSync } from 'node:child_process';
import { similarNames } from '../../functions/http/resembling.ts';
import { CliError } from '../say.ts';
import { paths, type Source, sources } from './sources.ts';

const TEST = /\.(?:test|spec)\.tsx?$/;
const MOST_NEAR = 5;

export const testFiles = () => paths.filter(path => TEST.test(path));

/** The test files with one of these words in their path. */
export function filesNamed(words: string[], files = testFiles()): string[] {
  for (const word of words)
    if (!files.some(file => file.includes(word))) {
      const near = nearTo(word, files);
      throw new CliError(
        `No test has “${word}” in its path${near.length > 0 ? `; similar: ${near.join(', ')}` : ''}`,
      );
    }
  return files.filter(file => words.some(word => file.includes(word)));
}

function nearTo(word: string, files: string[]): string[] {
  const names = new Set(files.flatMap(file => file.replace(TEST, '').split(/[/.]/)));
  const nearest = similarNames(word, names);
  const alike = [...names].filter(name => name !== nearest && name.startsWith(word.slice(0, 3)));
  return [...(nearest ? [nearest] : []), ...alike].slice(0, MOST_NEAR);
}

/** What has changed since the last commit. */
export function changedFiles(): string[] {
  const ask = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...ask('diff', '--name-only', 'HEAD'), ...ask('ls-files', '--others', '--exclude-standard')];
}

/** Folders that name a layer, not a topic. */
const SIDES = new Set([
  'db',
  'functions',
  'scripts',
  'tests',
  'web',
  'admin',
  'api',
  'e2e',
  'unit',
  'support',
]);

/**
 * The tests that import these files, directly or not; and since most tests drive the built shop without importing
 * it, those with a folder of these files in their path.
 */
export function filesOf(changed: string[], files = testFiles(), known: Source[] = sources): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of known)
    for (const { of } of imports) importers.set(of, [...(importers.get(of) ?? []), path]);
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(importers.get(next) ?? []));
  }
  const folders = new Set(
    changed.flatMap(file => file.split('/').slice(0, -1)).filter(name => !SIDES.has(name)),
  );
  return files.filter(
    file =>
      reached.has(file) ||
      file
        .replace(TEST, '')
        .split('/')
        .some(part => folders.has(part)),
  );
}
