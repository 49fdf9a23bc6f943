import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const MINIFLARE = dirname(createRequire(import.meta.url).resolve('miniflare'));

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

/**
 * A connection that idles is closed by workerd after five seconds. Whoever computes for so long, as a command on a slow
 * machine does, hears of it only when a request was lost on it: each has a connection of its own.
 */
const KEPT = 'keepAliveMaxTimeout: 1e3,\n        // Disable';
const ONE_EACH = 'keepAliveMaxTimeout: 1e3,\n        pipelining: 0,\n        // Disable';

patch(join(MINIFLARE, 'workers/core/entry.worker.js'), START, START_OF_OTHERS);
patch(join(MINIFLARE, 'index.js'), KEPT, ONE_EACH);

function patch(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  if (text.includes(to)) return;
  if (text.split(from).length !== 2)
    throw new Error(`${file} is not of the version that scripts/patched-packages.ts is for`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
