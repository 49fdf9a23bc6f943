import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from './bundled.ts';
import { fileHeaders } from './file-headers.ts';
import { run, say } from './say.ts';
import { LOCAL_EDGE } from './worker-options.ts';

const SOURCES = ['web', 'functions', 'db', 'scripts', 'package-lock.json', 'vite.config.ts', 'wrangler.toml'];
const STAMP = 'dist/.built';

/** Builds pages and worker, unless nothing has changed since the last build. */
export async function build() {
  if ((await newest(SOURCES)) < (await changedAt(STAMP))) return say('The build is up to date');
  say('Building the shop …');
  // Vite is slow to load, and most starts have nothing to build.
  const { createBuilder } = await import('vite');
  // Always a production build, whatever the shell says.
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await writeFile(LOCAL_EDGE, await bundled('scripts/local-edge.ts'));
  await writeFile('dist/client/_headers', fileHeaders());
  await writeFile(STAMP, '');
}

async function newest(paths: string[]): Promise<number> {
  const times = await Promise.all(
    paths.map(async path => {
      const inside = await readdir(path, { recursive: true }).catch(() => []);
      return Math.max(...(await Promise.all([path, ...inside.map(name => join(path, name))].map(changedAt))));
    }),
  );
  return Math.max(...times);
}

async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}

if (import.meta.main) await run(build);
