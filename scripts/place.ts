import { chooseEnvironment } from './environments.ts';
import { CliError } from './say.ts';

/** The options of commands that work on a shop at Cloudflare too. */
export const AT_CLOUDFLARE = {
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
} as const;

/** Which shop they mean: the one of this shell, or of `wrangler.toml`. */
export function placeOf({ remote, env: environment }: { remote: boolean; env?: string | undefined }) {
  if (environment !== undefined && !remote) {
    throw new CliError('--env names a shop at Cloudflare: say --remote too');
  }
  if (remote) chooseEnvironment(environment);
  return { remote, environment };
}
