import { setTimeout } from 'node:timers/promises';
import type { Writer } from '../../db/database.ts';
import { signSession } from '../../functions/http/session-token.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import { sessionOf } from '../../functions/people/auth/queries.ts';
import { keyRing } from '../../functions/signing/key-ring.ts';
import { CliError, print } from '../say.ts';
import type { Load, Loaded } from './mixed-load.ts';
import { p99Of, share } from './mixed-words.ts';
import { beginSwitching, forgetSwitching, type Switch, staffOf } from './price-job.ts';
import { sayTable } from './table.ts';

const ASKED = 0.8;

type Options = {
  database: Writer;
  secret: string;
  load: Load;
  loaded: (load: Load) => Promise<Loaded>;
};

/** Readers, alone and while a browser of staff drives a job step by step. */
export async function sayReadsBesideJob({ database, secret, load, loaded }: Options) {
  const token = await signSession(keyRing([secret]), sessionOf(await staffOf(database)), { keep: false });
  print('Six readers, alone and during a job …');
  const alone = await loaded(load);
  const work = stepping({ database, load, token });
  const beside = await loaded(load);
  const { total, steps } = await work.end();
  const again = await loaded(load);
  await forgetSwitching(database);

  const perSecond = ({ reads }: Loaded) => reads.length / load.seconds;
  const row = (what: string, run: Loaded, asked = '') => [
    what,
    Math.round(perSecond(run)),
    (perSecond(run) / perSecond(alone)).toFixed(2),
    asked,
    p99Of(run.reads),
    share((run.sources.memory ?? 0) + (run.sources.stale ?? 0), run.reads.length),
    share(run.sources.stale, run.reads.length),
  ];
  const job = `a job of ${total.toLocaleString('en')} prices, ${(steps / load.seconds).toFixed(1)} steps a second`;
  sayTable(
    ['during', 'reads a second', 'ratio to alone', 'required', 'p99', 'from memory', 'of these stale'],
    [row('nothing', alone), row(job, beside, `≥ ${ASKED}`), row('nothing again', again)],
  );
}

type Stepping = Pick<Options, 'database' | 'load'> & { token: string };

/** Hides and shows the prices of a country until it is stopped; then all of them are shown. */
function stepping({ database, load, token }: Stepping) {
  const progress = { total: 0, steps: 0 };
  let isEnding = false;

  async function step({ jobId }: Job): Promise<Job> {
    const answer = await fetch(new URL(`/api/jobs/${jobId}/step`, load.origin), {
      method: 'POST',
      headers: { Bench: load.bench, Authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new CliError(`A step returned ${answer.status}`);
    return (await answer.json()) as Job;
  }

  async function switchAll(action: Switch) {
    let job = await beginSwitching(database, action);
    while (job.state === 'running') {
      job = await step(job);
      // As the back office waits between steps.
      await setTimeout(isEnding ? 0 : job.restMs);
      if (!isEnding) progress.steps += 1;
    }
    progress.total = Math.max(progress.total, job.changed);
  }

  const working = (async () => {
    while (!isEnding) {
      await switchAll('deactivate');
      await switchAll('activate');
    }
  })();
  return {
    async end() {
      isEnding = true;
      await working;
      return progress;
    },
  };
}
