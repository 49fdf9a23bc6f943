import { writeFile } from 'node:fs/promises';
import { isBuilt, STAMP } from './built.ts';
import { bundled } from './bundled.ts';
import { fileHeaders } from './file-headers.ts';
import { run, say } from './say.ts';
import { LOCAL_EDGE } from './worker-options.ts';

/** Builds pages and worker, unless nothing has changed since the last build. */
export async function build() {
  if (isBuilt()) return say('The build is up to date');
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

if (import.meta.main) await run(build);
