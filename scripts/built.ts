import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const SOURCES = [
  'web',
  'functions',
  'db',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];
/** Written at the end of a build, with its environment. */
export const STAMP = 'dist/.built';
export const PRODUCTION = '';
/** The name of the build, as its worker reports it. */
export const BUILD_NAME = 'dist/.build-name';

/** When it was built, in UTC, and a random suffix: `202603121022-3f2a9c1e`. */
export function newBuildName(): string {
  const minute = new Date().toISOString().slice(0, 16).replace(/\D/g, '');
  return `${minute}-${randomUUID().slice(0, 8)}`;
}

/** Whether nothing has changed since the last build. Runs at every start; checking files one by one is fastest. */
export const isBuilt = (environment = PRODUCTION) =>
  newest(SOURCES) < changedAt(STAMP) && readFileSync(STAMP, 'utf8') === environment;

const newest = (paths: string[]): number =>
  Math.max(...paths.flatMap(path => [path, ...inside(path)]).map(changedAt));

function inside(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => join(path, name));
}

/** A file that is removed meanwhile counts as missing. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
