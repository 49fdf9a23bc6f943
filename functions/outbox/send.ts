import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { type WriteDeps, writePorts } from '../deps.ts';
import type { Composed, DueEmail } from '../emails/composer.ts';
import { toEmail } from '../emails/email.ts';
import type { AppEnv } from '../http/app-env.ts';
import { EmailRefused, type Mail } from '../ports/mail.ts';
import { compose } from './compose.ts';
import {
  BATCH_SIZE,
  claimDueEmails,
  deletePointless,
  giveUp,
  markFailed,
  markHeld,
  markSent,
  releaseHeld,
} from './queries.ts';
import { MAX_PER_DAY, returnEmailQuota, takeEmailQuota } from './recipient-limit.ts';

type Sending = WriteDeps<'database' | 'mail' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

const SOON_MS = 20_000;
/** A worker may make a thousand requests; each email takes one. */
const MOST_ROUNDS = 16;
/** The platform allows six simultaneous connections. */
const SIDE_BY_SIDE = 6;

/** After the response; failures are left to the scheduled task. */
export function sendSoon(c: Context<AppEnv>, which: SQL): void {
  c.executionCtx.waitUntil(
    sendDue(writePorts(c.env, null), { which, until: Date.now() + SOON_MS }).catch(error =>
      c.env.log.warn('emails could not be sent right away', error),
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
    const due = await database.write(claimDueEmails(which));
    if (due.length === 0) return;
    const isAccepting = await sendAll(
      { ...deps, mail },
      due.toSorted((a, b) => a.letterId - b.letterId),
    );
    if (!isAccepting || (which && due.length < BATCH_SIZE)) return;
  }
}

/** Whether the mail service accepted any, or wasn't needed. */
async function sendAll(deps: Sending & { mail: Mail }, due: DueEmail[]): Promise<boolean> {
  const { database } = deps;
  const [excessive, { composed, unwritten }] = await Promise.all([
    takeEmailQuota(deps, due),
    compose(deps, due),
  ]);
  const allowed = due.filter(email => !excessive.has(email));
  const pointless = allowed.filter(({ letterId }) => !composed.has(letterId) && !unwritten.has(letterId));
  const sendable = allowed.filter(({ letterId }) => composed.has(letterId));
  const failures: Failure[] = [];
  const sent: DueEmail[] = [];
  await sideBySide(sendable, async email => {
    const failure = await send(deps, email, composed.get(email.letterId) as Composed);
    if (failure) failures.push(failure);
    else sent.push(email);
  });
  await database.writeBatch([
    ...(sent.length > 0 ? [releaseHeld()] : []),
    markSent(sent),
    deletePointless(pointless),
    giveUp([...excessive], `More than ${MAX_PER_DAY} emails in a day requested for this address`),
    markFailed(
      allowed.filter(({ letterId }) => unwritten.has(letterId)),
      'It could not be composed; see the log',
    ),
    ...noteFailures(failures),
    ...returnEmailQuota(
      deps,
      allowed.filter(email => !sent.includes(email)),
    ),
  ]);
  return sent.length > 0 || failures.length === 0;
}

type Failure = { email: DueEmail; problem: string; isAway: boolean };

/** A statement per distinct problem. */
function noteFailures(failures: Failure[]) {
  const byProblem = Map.groupBy(failures, ({ problem, isAway }) => `${isAway} ${problem}`);
  return [...byProblem.values()].map(alike => {
    const [{ problem, isAway }] = alike as [Failure];
    const emails = alike.map(({ email }) => email);
    return isAway ? markHeld(emails, problem) : markFailed(emails, problem);
  });
}

/** Why it was not sent; undefined if it was. */
async function send(
  { mail, log }: Sending & { mail: Mail },
  email: DueEmail,
  { content, headers }: Composed,
): Promise<Failure | undefined> {
  try {
    const key = email.idempotencyKey as string;
    await mail.send(toEmail(content, { to: email.recipient, headers }), key);
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.warn(`email ${email.letterId} (${email.kind}) was not sent: ${problem}`);
    return { email, problem, isAway: !(error instanceof EmailRefused) };
  }
}

async function sideBySide<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
