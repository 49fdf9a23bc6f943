import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

type Command = { stateDir: string; args: string[]; folders: string[] };

/**
 * Runs a command, and kills it and its children with SIGKILL after this number of writes to these folders.
 * Returns the number of writes, and the exit code: null if it was killed.
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
