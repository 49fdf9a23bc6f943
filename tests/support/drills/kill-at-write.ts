import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

type Command = { stateDir: string; args: string[]; folders: string[] };

/**
 * Runs a command, and kills it with all that it started, by a signal that nothing can answer, once these folders were
 * written to so often. Tells how often they were, and how it ended: null where it was killed.
 */
export async function killAtWrite({ stateDir, args: [name, ...given], folders }: Command, at = Infinity) {
  const child = spawn('node', [`scripts/${name}.ts`, ...given], {
    env: { ...process.env, STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (said += piece));
  let writes = 0;
  const note = () => {
    writes += 1;
    if (writes === at && child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const watched = folders.map(folder => watch(folder, { recursive: true }, note));
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  for (const one of watched) one.close();
  return { code, writes, said };
}
