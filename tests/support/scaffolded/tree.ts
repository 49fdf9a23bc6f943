import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FOLDERS } from '../../../scripts/test/sources.ts';

const execute = promisify(execFile);
const FILE = /\.(ts|json|toml|md)$|^\.git(ignore|attributes)$/;

export type Tree = Awaited<ReturnType<typeof copyTree>>;

/** A copy of the sources for a developer to change, which remembers the files that were changed by hand. */
export async function copyTree() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-scaffolded-'));
  const at = (path: string) => join(folder, path);
  const files = (await readdir('.')).filter(name => FILE.test(name));
  for (const name of [...FOLDERS, 'docs', ...files]) await cp(name, at(name), { recursive: true });
  await symlink(resolve('node_modules'), at('node_modules'));

  const changed = new Set<string>();
  const read = (path: string) => readFile(at(path), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text, { flag: 'wx' });
  };
  return {
    folder,
    at,
    read,
    /** A new file. */
    write,
    /** The existing files that were changed. */
    changed: () => [...changed],
    /** Replaces a text that a file must have, once. */
    edit: async (path: string, from: string, to: string) => {
      const text = await read(path);
      if (text.split(from).length !== 2) throw new Error(`${path} does not have “${from}” once`);
      await writeFile(
        at(path),
        text.replace(from, () => to),
      );
      changed.add(path);
    },
    /** Copies a file or a folder under new names, in paths and texts alike. */
    copyRenamed: async (path: string, rename: (text: string) => string) => {
      const found = await readdir(at(path), { recursive: true }).catch(() => ['']);
      for (const name of found) {
        const from = join(path, name);
        await write(rename(from), rename(await read(from)));
      }
    },
    /** Runs `npm run <name>` as a developer would. */
    npm: async (name: string, args: string[] = [], env: Record<string, string> = {}) => {
      const given = ['run', '--silent', name, '--', ...args];
      return (await execute('npm', given, { cwd: folder, env: { ...process.env, ...env } })).stdout;
    },
    /** Runs a command that the packages bring. */
    tool: async (name: string, args: string[]) => {
      await execute(resolve('node_modules/.bin', name), args, { cwd: folder, maxBuffer: 2 ** 25 });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
