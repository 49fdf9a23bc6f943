import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const SOURCES = ['web', 'functions', 'db', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'];
const STAND_IN = fileURLToPath(new URL('./wrangler-stand-in.ts', import.meta.url));

type Asked = { args: string[]; config: Record<string, unknown>; CLOUDFLARE_ENV?: string };

/** A checkout with a fake wrangler: it records its commands, and stores databases in files. */
export async function newCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-checkout-'));
  const cloudflare = join(folder, 'cloudflare');
  const at = (...path: string[]) => join(folder, ...path);
  for (const name of SOURCES) await cp(name, at(name), { recursive: true });
  await mkdir(cloudflare);
  await mkdir(at('bin'));
  await writeFile(at('bin/wrangler'), `#!/bin/sh\nexec node ${STAND_IN} "$@"\n`);
  await chmod(at('bin/wrangler'), 0o755);
  await mkdir(at('node_modules'));
  for (const name of await readdir('node_modules'))
    if (name !== 'wrangler') await symlink(resolve('node_modules', name), at('node_modules', name));
  await mkdir(at('node_modules/wrangler'));
  await writeFile(at('node_modules/wrangler/package.json'), '{ "type": "module", "exports": "./index.ts" }');
  await symlink(STAND_IN, at('node_modules/wrangler/index.ts'));

  const env = {
    ...process.env,
    PATH: `${at('bin')}:${process.env.PATH}`,
    AT_CLOUDFLARE: cloudflare,
    STATE_DIR: at('state'),
  };
  return {
    folder,
    assets: () => readdir(at('dist/client/assets')),
    configure: (toml: string) => writeFile(at('wrangler.toml'), toml),
    command: async (name: string, args: string[], variables: Record<string, string> = {}) =>
      (await execute('node', [`scripts/${name}.ts`, ...args], { cwd: folder, env: { ...env, ...variables } }))
        .stdout,
    /** The commands of wrangler since the last call. */
    asked: async (): Promise<Asked[]> => {
      const text = await readFile(join(cloudflare, 'asked'), 'utf8').catch(() => '');
      await rm(join(cloudflare, 'asked'), { force: true });
      return text
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line));
    },
    /** The builds of a worker, in the order of their deployment. */
    deployed: async (worker: string): Promise<string[]> => {
      const text = await readFile(join(cloudflare, `${worker}.deployments`), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line).build);
    },
    /** The ids of the databases that were touched. */
    databases: async () =>
      (await readdir(cloudflare))
        .filter(name => name.endsWith('.sqlite'))
        .map(name => name.replace('.sqlite', '')),
    rows: (id: string, query: string) => {
      const database = new DatabaseSync(join(cloudflare, `${id}.sqlite`), { readOnly: true });
      try {
        return database.prepare(query).all();
      } finally {
        database.close();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
