import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { type AppEnv, type WriteDeps, writePorts } from '../http/app-env.ts';
import type { Composed, DueLetter } from '../letters/composer.ts';
import { toLetter } from '../letters/letter.ts';
import { LetterRefused, type Mail } from '../ports/mail.ts';
import { compose } from './compose.ts';
import { countLetters, MOST_A_DAY, uncountLetters } from './limit.ts';
import {
  AT_ONCE,
  dropPointless,
  giveUp,
  markFailed,
  markHeld,
  markSent,
  releaseHeld,
  takeDue,
} from './queries.ts';

type Sending = WriteDeps<'database' | 'mail' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

const SOON_MS = 20_000;
/** A worker may make a thousand requests; each e-mail takes one. */
const MOST_ROUNDS = 16;
/** The platform allows six simultaneous connections. */
const SIDE_BY_SIDE = 6;

/** After the response; failures are left to the scheduled task. */
export function sendSoon(c: Context<AppEnv>, which: SQL): void {
  c.executionCtx.waitUntil(
    sendDue(writePorts(c.env, null), { which, until: Date.now() + SOON_MS }).catch(error =>
      c.env.log.warn('e-mails could not be sent right away', error),
    ),
  );
}

/** Sends until nothing is due, time runs out or the mail service is down. */
export async function sendDue(
  deps: Sending,
  { which, until }: { which?: SQL; until: number },
): Promise<void> {
  const { database, mail } = deps;
  if (!mail) return;
  for (let round = 0; round < MOST_ROUNDS && Date.now() < until; round += 1) {
    const due = await database.write(takeDue(which));
    if (due.length === 0) return;
    const takesLetters = await sendAll(
      { ...deps, mail },
      due.toSorted((a, b) => a.letterId - b.letterId),
    );
    if (!takesLetters || (which && due.length < AT_ONCE)) return;
  }
}

/** Whether the mail service accepted any, or wasn't needed. */
async function sendAll(deps: Sending & { mail: Mail }, due: DueLetter[]): Promise<boolean> {
  const { database } = deps;
  const [excessive, { composed, unwritten }] = await Promise.all([
    countLetters(deps, due),
    compose(deps, due),
  ]);
  const allowed = due.filter(letter => !excessive.has(letter));
  const pointless = allowed.filter(({ letterId }) => !composed.has(letterId) && !unwritten.has(letterId));
  const sendable = allowed.filter(({ letterId }) => composed.has(letterId));
  const failures: Failure[] = [];
  const sent: DueLetter[] = [];
  await sideBySide(sendable, async letter => {
    const failure = await send(deps, letter, composed.get(letter.letterId) as Composed);
    if (failure) failures.push(failure);
    else sent.push(letter);
  });
  await database.writeBatch([
    ...(sent.length > 0 ? [releaseHeld()] : []),
    markSent(sent),
    dropPointless(pointless),
    giveUp([...excessive], `More than ${MOST_A_DAY} e-mails in a day requested for this address`),
    markFailed(
      allowed.filter(({ letterId }) => unwritten.has(letterId)),
      'It could not be composed; see the log',
    ),
    ...noteFailures(failures),
    ...uncountLetters(
      deps,
      allowed.filter(letter => !sent.includes(letter)),
    ),
  ]);
  return sent.length > 0 || failures.length === 0;
}

type Failure = { letter: DueLetter; problem: string; isAway: boolean };

/** A statement per distinct problem. */
function noteFailures(failures: Failure[]) {
  const byProblem = Map.groupBy(failures, ({ problem, isAway }) => `${isAway} ${problem}`);
  return [...byProblem.values()].map(alike => {
    const [{ problem, isAway }] = alike as [Failure];
    const letters = alike.map(({ letter }) => letter);
    return isAway ? markHeld(letters, problem) : markFailed(letters, problem);
  });
}

/** Why it was not sent; undefined if it was. */
async function send(
  { mail, log }: Sending & { mail: Mail },
  letter: DueLetter,
  { content, headers }: Composed,
): Promise<Failure | undefined> {
  try {
    const key = letter.idempotencyKey as string;
    await mail.send(toLetter(content, { to: letter.recipient, headers }), key);
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.warn(`e-mail ${letter.letterId} (${letter.kind}) was not sent: ${problem}`);
    return { letter, problem, isAway: !(error instanceof LetterRefused) };
  }
}

async function sideBySide<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
