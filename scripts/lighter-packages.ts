import { globSync, rmSync } from 'node:fs';

/** What packages bring that no program here reads; some hundred megabytes. */
const UNREAD = [
  // For compiling add-ons in C++.
  'node/node_modules/*/{include,share}',
  // Its engine inside the process; the shop speaks to libSQL over HTTP.
  '@libsql/{linux,darwin,win32}-*',
  '**/*.{js,mjs,cjs,ts,mts,cts,css}.map',
];

for (const path of globSync(UNREAD.map(pattern => `node_modules/${pattern}`)))
  rmSync(path, { recursive: true, force: true });
