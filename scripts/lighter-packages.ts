import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Files of packages that nothing here uses; about a hundred megabytes. */
const UNREAD = [
  // For compiling add-ons in C++.
  'node/node_modules/*/{include,share}',
  // Its in-process engine; the shop uses libSQL over HTTP.
  '@libsql/{linux,darwin,win32}-*',
  '**/*.{js,mjs,cjs,ts,mts,cts,css}.map',
];

for (const path of globSync(UNREAD.map(pattern => `node_modules/${pattern}`)))
  rmSync(path, { recursive: true, force: true });

const DRIZZLE = 'node_modules/drizzle-orm/package.json';

type Export = string | { import: { default: string } };

/** Node parses it for every module of the package: at full length, each command starts with 190 MB more. */
const described = JSON.parse(readFileSync(DRIZZLE, 'utf8')) as { exports: Record<string, Export> };
const shorter = Object.entries(described.exports)
  .filter(([name]) => !/^\.\/(gel|mysql|pg|singlestore)-/.test(name))
  .map(([name, it]) => [name, typeof it === 'string' ? it : it.import.default]);
writeFileSync(DRIZZLE, JSON.stringify({ ...described, exports: Object.fromEntries(shorter) }));
