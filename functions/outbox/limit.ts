import { countAttempt, forgiveAttempt, type Limit } from '../abuse/rate-limit.ts';
import { ASKED_BY_ANYBODY } from '../contracts/letter-kinds.ts';
import type { Deps, WriteDeps } from '../http/app-env.ts';
import type { DueLetter } from '../letters/composer.ts';

/** Daily limit of e-mails to an address that someone typed in. */
export const MOST_A_DAY = 20;

const isLimited = ({ kind, owed }: DueLetter) => ASKED_BY_ANYBODY.includes(kind) && !owed;

const limitOf = ({ recipient }: DueLetter): Limit => ({
  of: 'letters',
  subject: recipient.toLowerCase(),
  most: MOST_A_DAY,
  minutes: 24 * 60,
});

/**
 * Counts e-mails and returns those over today's limit for their address. Counters hold no addresses and survive the
 * account's deletion.
 */
export async function countLetters(
  { database, keys }: WriteDeps<'database' | 'keys'>,
  due: DueLetter[],
): Promise<Set<DueLetter>> {
  const limited = due.filter(isLimited);
  if (limited.length === 0) return new Set();
  const counted = await database.writeBatch(limited.map(letter => countAttempt({ keys }, limitOf(letter))));
  return new Set(limited.filter((_, index) => (counted[index]?.[0]?.made ?? 0) > MOST_A_DAY));
}

/** Statements: uncount e-mails that were not sent. */
export const uncountLetters = (keys: Deps<'keys'>, unsent: DueLetter[]) =>
  unsent.filter(isLimited).map(letter => forgiveAttempt(keys, limitOf(letter)));
