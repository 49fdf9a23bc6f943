import { spawn } from 'node:child_process';
import { CliError, print } from './say.ts';

/** Runs a tool of the project with its output shown. */
export async function step(what: string, command: string, args: string[], env: Record<string, string> = {}) {
  print(`\n▸ ${what}`);
  const code = await exitCode(command, args, env);
  if (code !== 0) throw new CliError(`${what}: ${command} exited with code ${code}, see above`);
}

export function exitCode(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject).once('exit', code => resolve(code ?? 1));
  });
}
