import { cp, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SAME = ['web', 'functions', 'db', 'scripts', 'node_modules', 'package.json', 'package-lock.json'];
const SAME_TOO = ['vite.config.ts', 'wrangler.toml'];
const HASHED = /^(.+-)([\w-]{8})\.js$/;

/** A checkout with another build of the same shop: all its scripts have new names. */
export async function makeNextBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-next-'));
  for (const name of [...SAME, ...SAME_TOO]) await symlink(resolve(name), join(folder, name));
  await cp('dist', join(folder, 'dist'), { recursive: true });
  await renameScripts(join(folder, 'dist/client'));
  const now = new Date();
  await utimes(join(folder, 'dist/.built'), now, now);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function renameScripts(client: string) {
  const assets = join(client, 'assets');
  const names = (await readdir(assets)).filter(name => HASHED.test(name));
  const renamed = new Map(names.map(name => [name, name.replace(HASHED, '$1next$2.js')]));
  const inOthers = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g');
  const withNewNames = async (file: string) =>
    (await readFile(file, 'utf8')).replaceAll(inOthers, name => renamed.get(name) ?? name);
  for (const [name, next] of renamed) {
    await writeFile(join(assets, next), await withNewNames(join(assets, name)));
    await rm(join(assets, name));
  }
  const shell = join(client, 'index.html');
  await writeFile(shell, await withNewNames(shell));
}
