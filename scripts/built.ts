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
/** Written when all is built, with the environment that it is for. */
export const STAMP = 'dist/.built';
export const PRODUCTION = '';
/** The name of the build, as its worker tells it. */
export const BUILD_NAME = 'dist/.build-name';

/** When it was made, in UTC, and what tells it from any other one: `202603121022-3f2a9c1e`. */
export function newBuildName(): string {
  const minute = new Date().toISOString().slice(0, 16).replace(/\D/g, '');
  return `${minute}-${randomUUID().slice(0, 8)}`;
}

/** Whether nothing has changed since the last build. Every start asks; one file after the other is the fastest. */
export const isBuilt = (environment = PRODUCTION) =>
  newest(SOURCES) < changedAt(STAMP) && readFileSync(STAMP, 'utf8') === environment;

const newest = (paths: string[]): number =>
  Math.max(...paths.flatMap(path => [path, ...inside(path)]).map(changedAt));

function inside(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => join(path, name));
}

/** A file that goes while it is looked at counts as none. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
