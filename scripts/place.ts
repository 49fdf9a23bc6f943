import { chooseEnvironment } from './environments.ts';
import { CliError } from './say.ts';

/** The options of commands that also work on a shop at Cloudflare. */
export const AT_CLOUDFLARE = {
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
} as const;

/** The shop of a command: that of this shell, or of `wrangler.toml`. */
export function placeOf({ remote, env: environment }: { remote: boolean; env?: string | undefined }) {
  if (environment !== undefined && !remote) {
    throw new CliError('--env names a shop at Cloudflare: add --remote');
  }
  if (remote) chooseEnvironment(environment);
  return { remote, environment };
}
