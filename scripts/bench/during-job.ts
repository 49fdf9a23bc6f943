import { setTimeout } from 'node:timers/promises';
import type { Writer } from '../../db/client/database.ts';
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
/** In turn, since a machine's own speed changes by more than what is measured. */
const TURNS = 4;

type Options = {
  database: Writer;
  secret: string;
  load: Load;
  loaded: (load: Load) => Promise<Loaded>;
};

/** Readers, in turn alone and while a browser of staff drives a job step by step. */
export async function sayReadsBesideJob({ database, secret, load, loaded }: Options) {
  const token = await signSession(keyRing([secret]), sessionOf(await staffOf(database)), { keep: false });
  print(`Six readers, alone and during a job, ${TURNS} times in turn …`);
  const switching = await createSwitching({ database, load, token });
  const alone: Loaded[] = [];
  const beside: Loaded[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(await loaded(load));
    beside.push(await switching.during(() => loaded(load)));
  }
  const { total, steps } = await switching.finish();
  await forgetSwitching(database);

  const seconds = TURNS * load.seconds;
  const job = `a job of ${total.toLocaleString('en')} prices, ${(steps / seconds).toFixed(1)} steps a second`;
  const ratio = readsIn(beside).length / readsIn(alone).length;
  sayTable(
    [
      'during',
      'reads a second',
      'ratio to alone',
      'required',
      'p99',
      'from memory',
      'of these stale',
      'by turn',
    ],
    [
      ['nothing', ...rowOf(alone, load, '1.00', '')],
      [job, ...rowOf(beside, load, ratio.toFixed(2), `≥ ${ASKED}`)],
    ],
  );
}

const readsIn = (turns: Loaded[]) => turns.flatMap(({ reads }) => reads);

function rowOf(turns: Loaded[], { seconds }: Load, ratio: string, required: string) {
  const reads = readsIn(turns);
  const from = (source: string) => turns.reduce((sum, { sources }) => sum + (sources[source] ?? 0), 0);
  return [
    Math.round(reads.length / seconds / turns.length),
    ratio,
    required,
    p99Of(reads),
    share(from('memory') + from('stale'), reads.length),
    share(from('stale'), reads.length),
    turns.map(turn => Math.round(turn.reads.length / seconds)).join(', '),
  ];
}

type Stepping = Pick<Options, 'database' | 'load'> & { token: string };

/** Hides and shows the prices of a country by turns, a step at a time, and shows all of them in the end. */
async function createSwitching({ database, load, token }: Stepping) {
  const done = { total: 0, steps: 0 };
  let action: Switch = 'deactivate';
  let job = await beginSwitching(database, action);

  async function begin(next: Switch) {
    action = next;
    job = await beginSwitching(database, action);
  }

  async function step() {
    const answer = await fetch(new URL(`/api/jobs/${job.jobId}/step`, load.origin), {
      method: 'POST',
      headers: { Bench: load.bench, Authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new CliError(`A step returned ${answer.status}`);
    job = (await answer.json()) as Job;
    done.total = Math.max(done.total, job.changed);
  }

  async function complete() {
    while (job.state === 'running') await step();
  }

  return {
    async during(run: () => Promise<Loaded>): Promise<Loaded> {
      let isOver = false;
      const running = run().finally(() => {
        isOver = true;
      });
      while (!isOver) {
        if (job.state !== 'running') {
          await begin(action === 'deactivate' ? 'activate' : 'deactivate');
        }
        await step();
        done.steps += 1;
        // As the back office waits between steps.
        await Promise.race([setTimeout(job.restMs), running]);
      }
      return running;
    },
    async finish() {
      await complete();
      if (action === 'deactivate') await begin('activate');
      await complete();
      return done;
    },
  };
}
