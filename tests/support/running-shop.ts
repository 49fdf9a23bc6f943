import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate, newCopy } from './templates.ts';

export type RunningShop = Awaited<ReturnType<typeof runShop>>;

type Options = {
  command?: 'start' | 'dev' | 'serve';
  env?: Record<string, string>;
  stateDir?: string;
  cwd?: string;
};

export type StartedShop = RunningShop & { url: string };

/** A shop that starts from an earlier start, which takes a fraction of a first start. */
export async function runPrepared(options: Options = {}): Promise<StartedShop> {
  const stateDir = options.stateDir ?? (await newCopy());
  await prepareFolder(stateDir, options.env?.DEMO === 'off' ? 'bare' : 'demo');
  return await runStarted({ ...options, stateDir });
}

/** A shop that must start. */
export async function runStarted(options: Options): Promise<StartedShop> {
  const shop = await runShop(options);
  if (!shop.url) throw new Error(`the shop did not start:\n${shop.output()}`);
  return { ...shop, url: shop.url };
}

/** Leaves in an empty folder what a first start does: the demo shop, or one with nothing but its tables. */
export const prepareFolder = (stateDir: string, beginning: 'demo' | 'bare' = 'demo') =>
  copyTemplate(beginning, stateDir, async folder => {
    const env: Record<string, string> = beginning === 'bare' ? { DEMO: 'off' } : {};
    await (await runStarted({ stateDir: folder, env })).stop();
  });

/** The shop as `npm start` (or `npm run dev`) runs it, on a free port, with its own state folder. */
export async function runShop({ command = 'start', env, stateDir, cwd }: Options = {}) {
  const folder = stateDir ?? (await mkdtemp(join(tmpdir(), 'meridian-state-')));
  const child = spawn('npm', ['run', command], {
    ...(cwd && { cwd }),
    env: { ...process.env, PORT: '0', STATE_DIR: folder, ORDER_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that all of it can be killed at once.
    detached: true,
  });
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  const ready = new Promise<string>(resolve => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /Meridian is ready at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', chunk => {
      errors += chunk;
      read(chunk);
    });
  });
  const url = await Promise.race([ready, exited.then(() => undefined)]);

  return {
    /** Undefined if the shop refused to start. */
    url,
    output: () => output,
    errors: () => errors,
    exited,
    process: child.pid ?? 0,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** As in a power failure: npm, the script and workerd end at once. */
    kill: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      if (!stateDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
