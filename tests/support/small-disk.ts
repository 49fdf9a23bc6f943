import { spawn, spawnSync } from 'node:child_process';

/** Mounts visible only to this process: root may create them, others in a user namespace. */
const OWN_MOUNTS = process.getuid?.() === 0 ? '-m' : '-r -m';
const ON_SMALL_DISK = `
  mount -t tmpfs -o size="$SIZE" tmpfs "$STATE_DIR" && cp -r "$FROM/." "$STATE_DIR" && exec bash -c "$WORK"`;

/** Not available on every system or in every container. */
export const canMount = () =>
  spawnSync('bash', ['-c', `unshare ${OWN_MOUNTS} mount -t tmpfs tmpfs /tmp`]).status === 0;

type Work = { stateDir: string; size: string; from: string; script: string };

/** Runs a shell script with STATE_DIR on a separate disk of this size, which `$GROW` enlarges enough. */
export function onSmallDisk({ stateDir, size, from, script }: Work) {
  const child = spawn('bash', ['-c', `exec unshare ${OWN_MOUNTS} bash -c "$MOUNTED"`], {
    env: {
      ...process.env,
      STATE_DIR: stateDir,
      SIZE: size,
      FROM: from,
      MOUNTED: ON_SMALL_DISK,
      WORK: script,
      GROW: `mount -o remount,size=256m ${stateDir}`,
      PORT: '0',
      ORDER_LIMIT: 'off',
    },
    detached: true,
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', piece => (output += piece));
  child.stderr.on('data', piece => (errors += piece));
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return {
    output: () => output,
    errors: () => errors,
    ended,
    /** Continues a script that waits for a line. */
    tell: (line: string) => child.stdin.write(`${line}\n`),
    kill: () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL'),
  };
}
