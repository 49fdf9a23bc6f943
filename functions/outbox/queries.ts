import { and, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { build } from '../../db/build.ts';
import { letters } from '../../db/schema/letters.ts';
import type { DueLetter } from '../letters/composer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
const GIVEN_UP_AFTER = 7 * DAY;
const SENT_KEPT = 7 * DAY;
const GIVEN_UP_KEPT = 30 * DAY;

/** So many are taken at a time. */
export const AT_ONCE = 48;

const isWaiting = and(isNull(letters.sentAt), isNull(letters.givenUpAt)) as SQL;

/** Takes those that are due, the oldest first: nobody else gets them until they would be due again, each time later. */
export function takeDue(which?: SQL) {
  const due = build
    .select({ letterId: letters.letterId })
    .from(letters)
    .where(and(isWaiting, lte(letters.dueAt, new Date()), which))
    .orderBy(letters.writtenAt, letters.letterId)
    .limit(AT_ONCE);
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

/** Only as they were taken: one that was asked for again meanwhile is due at another time. */
const areThese = (these: DueLetter[]) => sql`${letters.letterId} IN (
  SELECT value ->> 0 FROM json_each(${JSON.stringify(these.map(({ letterId, dueAt }) => [letterId, dueAt.getTime()]))})
  WHERE value ->> 1 = ${letters.dueAt})`;

/** Whatever was decided of it while it was on its way: it is out. */
export const markSent = (these: DueLetter[]) =>
  build.update(letters).set({ sentAt: new Date(), givenUpAt: null, problem: null }).where(areThese(these));

export const markFailed = (these: DueLetter[], problem: string) =>
  build.update(letters).set({ problem }).where(areThese(these));

/** The mail service takes nothing: they wait for it, each for its time. */
export const markHeld = (these: DueLetter[], problem: string) =>
  build.update(letters).set({ problem, held: true }).where(areThese(these));

/** It takes letters again: what waited for it goes now, and not up to an hour after newer ones. */
export const releaseHeld = () =>
  build.update(letters).set({ held: false, dueAt: new Date() }).where(sql`${letters.held} = 1`);

export const giveUp = (these: DueLetter[], problem: string) =>
  build.update(letters).set({ givenUpAt: new Date(), problem }).where(areThese(these));

/** Of what has changed since, so that there is nothing to tell any more. */
export const dropPointless = (these: DueLetter[]) => build.delete(letters).where(areThese(these));

/** What could not be sent for a week is no news any more: staff are told that it never arrived. */
export const giveUpOutdated = (otherwise = 'Not sent within a week') =>
  build
    .update(letters)
    .set({ givenUpAt: new Date(), held: false, problem: sql`coalesce(${letters.problem}, ${otherwise})` })
    .where(and(isWaiting, lt(letters.writtenAt, new Date(Date.now() - GIVEN_UP_AFTER))));

/** What the letter to a subscriber was stays known as long as they are. */
export const forgetOld = () => [
  build
    .delete(letters)
    .where(and(isNull(letters.subscriberId), lt(letters.sentAt, new Date(Date.now() - SENT_KEPT)))),
  build
    .delete(letters)
    .where(and(isNull(letters.sentAt), lt(letters.givenUpAt, new Date(Date.now() - GIVEN_UP_KEPT)))),
];
