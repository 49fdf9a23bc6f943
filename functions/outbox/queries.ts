import { and, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { letters } from '../../db/schema/letters.ts';
import { build } from '../../db/sql/build.ts';
import { DAY, MINUTE } from '../contracts/durations.ts';
import type { DueEmail } from '../emails/composer.ts';

const LONGEST_WAIT = 60 * MINUTE;
const GIVEN_UP_AFTER = 7 * DAY;
const SENT_KEPT = 7 * DAY;
const GIVEN_UP_KEPT = 30 * DAY;

/** Batch size. */
export const BATCH_SIZE = 48;

const isWaiting = and(isNull(letters.sentAt), isNull(letters.givenUpAt)) as SQL;

/** Claims due emails, oldest first: hidden from others until their next, increasingly delayed, due time. */
export function claimDueEmails(which?: SQL) {
  const due = build
    .select({ letterId: letters.letterId })
    .from(letters)
    .where(and(isWaiting, lte(letters.dueAt, new Date()), which))
    .orderBy(letters.writtenAt, letters.letterId)
    .limit(BATCH_SIZE);
  return build
    .update(letters)
    .set({
      held: false,
      tries: sql`${letters.tries} + 1`,
      idempotencyKey: sql`coalesce(${letters.idempotencyKey}, lower(hex(randomblob(16))))`,
      dueAt: sql`${Date.now()} + min(${LONGEST_WAIT}, ${5 * MINUTE} * (1 << min(${letters.tries}, 10)))`,
    })
    .where(inArray(letters.letterId, due))
    .returning();
}

/** Only as claimed: one requested again meanwhile has a different due time. */
const areThese = (these: DueEmail[]) => sql`${letters.letterId} IN (
  SELECT value ->> 'letterId' FROM json_each(${JSON.stringify(these.map(({ letterId, dueAt }) => ({ letterId, dueAt: dueAt.getTime() })))})
  WHERE value ->> 'dueAt' = ${letters.dueAt})`;

/** Regardless of changes meanwhile: it has been sent. */
export const markSent = (these: DueEmail[]) =>
  build.update(letters).set({ sentAt: new Date(), givenUpAt: null, problem: null }).where(areThese(these));

export const markFailed = (these: DueEmail[], problem: string) =>
  build.update(letters).set({ problem }).where(areThese(these));

/** The mail service is down: they wait for their due times. */
export const markHeld = (these: DueEmail[], problem: string) =>
  build.update(letters).set({ problem, held: true }).where(areThese(these));

/** The mail service is back: waiting emails go out now instead of up to an hour later. */
export const releaseHeld = () =>
  build.update(letters).set({ held: false, dueAt: new Date() }).where(sql`${letters.held} = 1`);

export const giveUp = (these: DueEmail[], problem: string) =>
  build.update(letters).set({ givenUpAt: new Date(), problem }).where(areThese(these));

/** Obsolete because of later changes. */
export const deletePointless = (these: DueEmail[]) => build.delete(letters).where(areThese(these));

/** After a week, an unsent email is given up, and staff are notified. */
export const expireOutdated = (otherwise = 'Not sent within a week') =>
  build
    .update(letters)
    .set({ givenUpAt: new Date(), held: false, problem: sql`coalesce(${letters.problem}, ${otherwise})` })
    .where(and(isWaiting, lt(letters.writtenAt, new Date(Date.now() - GIVEN_UP_AFTER))));

/** The email to a subscriber stays as long as the subscriber. */
export const deleteOld = () => [
  build
    .delete(letters)
    .where(and(isNull(letters.subscriberId), lt(letters.sentAt, new Date(Date.now() - SENT_KEPT)))),
  build
    .delete(letters)
    .where(and(isNull(letters.sentAt), lt(letters.givenUpAt, new Date(Date.now() - GIVEN_UP_KEPT)))),
];
