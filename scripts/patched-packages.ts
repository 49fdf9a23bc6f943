import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const MINIFLARE = dirname(createRequire(import.meta.url).resolve('miniflare'));
const ENTRY = join(MINIFLARE, 'workers/core/entry.worker.js');

const START = 'async fetch(request, env, ctx) {\n    let startTime';
/**
 * Whoever sends it may say in these headers where a request comes from, where it goes and which worker answers it.
 * Miniflare believes them, and has no option for a server that others can reach (`servedToOthers` in platform.ts).
 */
const START_OF_OTHERS = `async fetch(request, env, ctx) {
    if (env[CoreBindings.JSON_CF_BLOB]?.servedToOthers) {
      request = new Request(request);
      for (const name of [...request.headers.keys()])
        if (name === "cf-connecting-ip" || name.startsWith("mf-")) request.headers.delete(name);
    }
    let startTime`;

const entry = readFileSync(ENTRY, 'utf8');
if (!entry.includes(START_OF_OTHERS)) {
  if (entry.split(START).length !== 2)
    throw new Error(`${ENTRY} begins otherwise than the version that scripts/patched-packages.ts is for`);
  writeFileSync(ENTRY, entry.replace(START, START_OF_OTHERS));
}
