import { countAttempt, forgiveAttempt, type Limit } from '../abuse/rate-limit.ts';
import { ASKED_BY_ANYBODY } from '../contracts/letter-kinds.ts';
import type { Deps, WriteDeps } from '../http/app-env.ts';
import type { DueLetter } from '../letters/composer.ts';

/** So many letters a day go to an address because somebody typed it in. */
export const MOST_A_DAY = 20;

const isLimited = ({ kind, owed }: DueLetter) => ASKED_BY_ANYBODY.includes(kind) && !owed;

const limitOf = ({ recipient }: DueLetter): Limit => ({
  of: 'letters',
  subject: recipient.toLowerCase(),
  most: MOST_A_DAY,
  minutes: 24 * 60,
});

/**
 * Counts them, and answers those that are too many for their address today. What is counted has no address in it, and
 * stays when the account is deleted that they were sent for.
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

/** What did not go out does not count: statements. */
export const uncountLetters = (keys: Deps<'keys'>, unsent: DueLetter[]) =>
  unsent.filter(isLimited).map(letter => forgiveAttempt(keys, limitOf(letter)));
