import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from './say.ts';
import { step } from './step.ts';

const ASKED_EVERY_MS = 1000;
const ANSWERS_WITHIN_MS = 10_000;

/** What was built is one environment, and has none within it: only `--env` says which one is meant. */
export const ONLY_NAMED = { CLOUDFLARE_ENV: '' };

const at = (named: string | undefined) => ['--config', 'wrangler.toml', `--env=${named ?? ''}`];

/** The version that all visitors meet; undefined before a first deploy, and while two of them share the visitors. */
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

/** Has a version run again; without one, that which ran before. */
export const rollBack = (named: string | undefined, version?: string) =>
  step(
    'Rolling back',
    'wrangler',
    ['rollback', ...(version ? [version] : []), ...at(named), '--yes', '--message', 'Rolled back by npm run'],
    ONLY_NAMED,
  );

/** What the shop says of itself: its build, or why it cannot be used. */
type Health = { build: string | undefined; problem?: never } | { build?: never; problem: string };

export async function askHealth(shopUrl: string): Promise<Health> {
  try {
    const answer = await fetch(new URL('/api/health', shopUrl), {
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (!answer.ok) return { problem: `it answers ${answer.status}` };
    // One that was deployed earlier may not tell its build.
    return { build: ((await answer.json()) as { build?: string }).build };
  } catch (error) {
    return { problem: `it does not answer: ${(error as Error).message}` };
  }
}

type Asking = { shopUrl: string; seconds: number; isIt?: (build: string | undefined) => boolean };

/** Asks until the shop answers, and its build is the one. Cloudflare takes some seconds to have a build everywhere. */
export async function untilAnswers({
  shopUrl,
  seconds,
  isIt = () => true,
}: Asking): Promise<string | undefined> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const { build, problem } = await askHealth(shopUrl);
    if (problem === undefined && isIt(build)) return undefined;
    if (Date.now() >= end) return problem ?? `the build ${build ?? 'before'} answers`;
    await new Promise(resolve => setTimeout(resolve, ASKED_EVERY_MS));
  }
}

export const WAIT = { wait: { type: 'string', default: '60' } } as const;

export function secondsIn(wait: string): number {
  if (/^[1-9]\d{0,2}$/.test(wait)) return Number(wait);
  throw new CliError(`--wait takes the seconds in which the shop has to answer, from 1 to 999, not ${wait}`);
}
