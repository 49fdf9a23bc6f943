import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['web', 'functions', 'db', 'scripts', 'package-lock.json', 'vite.config.ts', 'wrangler.toml'];
/** Written when all is built. */
export const STAMP = 'dist/.built';

/** Whether nothing has changed since the last build. */
export const isBuilt = async () => (await newest(SOURCES)) < (await changedAt(STAMP));

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
