import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { assertDatabase, chooseEnvironment, readWranglerFile } from './environments.ts';

export type Bindings = { DB: D1Database; PICTURES: R2Bucket };

/**
 * D1 and R2 at Cloudflare, as in `wrangler.toml`, through the account that wrangler is signed in with. Statements
 * arrive unchanged: the text of `wrangler d1` is split there, which breaks many triggers.
 */
export async function openRemote(named?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-remote-'));
  const configPath = join(folder, 'wrangler.json');
  await writeFile(configPath, JSON.stringify(configFor(named)));
  try {
    // Slow to load, and no other command needs it.
    const { getPlatformProxy } = await import('wrangler');
    const { env, dispose } = await getPlatformProxy<Bindings>({
      configPath,
      persist: false,
      remoteBindings: true,
    });
    return { ...env, dispose };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function configFor(named: string | undefined) {
  const environment = chooseEnvironment(named);
  assertDatabase(named, environment);
  const { compatibility_date } = readWranglerFile<{ compatibility_date: string }>();
  const { name, d1_databases = [], r2_buckets = [] } = environment;
  const remotely = <Binding>(bindings: Binding[]) => bindings.map(binding => ({ ...binding, remote: true }));
  return {
    name,
    compatibility_date,
    d1_databases: remotely(d1_databases),
    r2_buckets: remotely(r2_buckets),
  };
}
