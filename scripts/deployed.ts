import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from './say.ts';
import { step } from './step.ts';

const ASKED_EVERY_MS = 1000;
const ANSWERS_WITHIN_MS = 10_000;

/** A build is for one environment and contains no others: only `--env` says which one. */
export const ONLY_NAMED = { CLOUDFLARE_ENV: '' };

const at = (named: string | undefined) => ['--config', 'wrangler.toml', `--env=${named ?? ''}`];

/** The live version; undefined before a first deploy, and during a gradual rollout of two versions. */
export async function readRunningVersion(named: string | undefined): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'wrangler',
      ['deployments', 'status', '--json', ...at(named)],
      {
        env: { ...process.env, ...ONLY_NAMED },
      },
    );
    const { versions } = JSON.parse(stdout) as { versions: { version_id: string; percentage: number }[] };
    return versions.find(({ percentage }) => percentage === 100)?.version_id;
  } catch {
    return undefined;
  }
}

/** Rolls back to a version, by default the previous one. */
export const rollBack = (named: string | undefined, version?: string) =>
  step(
    'Rolling back',
    'wrangler',
    ['rollback', ...(version ? [version] : []), ...at(named), '--yes', '--message', 'Rolled back by npm run'],
    ONLY_NAMED,
  );

/** The build of the running shop, or why it does not work. */
type Health = { build: string | undefined; problem?: never } | { build?: never; problem: string };

export async function askHealth(shopUrl: string): Promise<Health> {
  try {
    const answer = await fetch(new URL('/api/health', shopUrl), {
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (!answer.ok) return { problem: `it returns ${answer.status}` };
    // An older deployment may not report its build.
    return { build: ((await answer.json()) as { build?: string }).build };
  } catch (error) {
    return { problem: `it does not respond: ${(error as Error).message}` };
  }
}

type Asking = { shopUrl: string; seconds: number; isIt?: (build: string | undefined) => boolean };

/** Polls until the expected build responds. Cloudflare takes some seconds to roll a build out. */
export async function untilAnswers({
  shopUrl,
  seconds,
  isIt = () => true,
}: Asking): Promise<string | undefined> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const { build, problem } = await askHealth(shopUrl);
    if (problem === undefined && isIt(build)) return undefined;
    if (Date.now() >= end) return problem ?? `the build ${build ?? 'before'} still responds`;
    await new Promise(resolve => setTimeout(resolve, ASKED_EVERY_MS));
  }
}

export const WAIT = { wait: { type: 'string', default: '60' } } as const;

export function secondsIn(wait: string): number {
  if (/^[1-9]\d{0,2}$/.test(wait)) return Number(wait);
  throw new CliError(`--wait must be a number of seconds from 1 to 999, not ${wait}`);
}
