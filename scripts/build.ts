import { writeFile } from 'node:fs/promises';
import { BUILD_NAME, isBuilt, newBuildName, PRODUCTION, STAMP } from './built.ts';
import { bundled } from './bundled.ts';
import { writeAssetList } from './earlier-assets.ts';
import { fileHeaders } from './file-headers.ts';
import { print, run } from './say.ts';
import { LOCAL_EDGE } from './worker-options.ts';

/** Builds pages and worker for production, or an environment of wrangler.toml, unless that build is up to date. */
export async function build(environment = PRODUCTION) {
  if (isBuilt(environment)) return print('The build is up to date');
  print(`Building the shop${environment && ` for ${environment}`} …`);
  // Vite is slow to load, and most starts have nothing to build.
  const { createBuilder } = await import('vite');
  // Always a production build, whatever the shell says.
  process.env.NODE_ENV = 'production';
  process.env.CLOUDFLARE_ENV = environment;
  const name = newBuildName();
  process.env.BUILD_NAME = name;
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await writeFile(LOCAL_EDGE, await bundled('scripts/local-edge.ts'));
  await writeFile('dist/client/_headers', fileHeaders());
  await writeAssetList('dist/client');
  await writeFile(BUILD_NAME, name);
  await writeFile(STAMP, environment);
}

if (import.meta.main) await run(() => build());
