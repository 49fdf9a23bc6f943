import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const MINIFLARE = dirname(createRequire(import.meta.url).resolve('miniflare'));

const START = 'async fetch(request, env, ctx) {\n    let startTime';
/**
 * In these headers, a client could claim where a request comes from, where it goes and which worker handles it.
 * Miniflare trusts them, and has no option for a server that others can reach (`servedToOthers` in platform.ts).
 */
const START_OF_OTHERS = `async fetch(request, env, ctx) {
    if (env[CoreBindings.JSON_CF_BLOB]?.servedToOthers) {
      request = new Request(request);
      for (const name of [...request.headers.keys()])
        if (name === "cf-connecting-ip" || name.startsWith("mf-")) request.headers.delete(name);
    }
    let startTime`;

/**
 * workerd closes an idle connection after five seconds. A client that computes for so long, such as a command on a slow
 * machine, notices only when a request is lost: so each request has its own connection.
 */
const KEPT = 'keepAliveMaxTimeout: 1e3,\n        // Disable';
const ONE_EACH = 'keepAliveMaxTimeout: 1e3,\n        pipelining: 0,\n        // Disable';

patch(join(MINIFLARE, 'workers/core/entry.worker.js'), START, START_OF_OTHERS);
patch(join(MINIFLARE, 'index.js'), KEPT, ONE_EACH);

function patch(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  if (text.includes(to)) return;
  if (text.split(from).length !== 2)
    throw new Error(`${file} is not the version that scripts/patched-packages.ts patches`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
