import { countAttempt, forgiveAttempt, type Limit } from '../abuse/rate-limit.ts';
import { ASKED_BY_ANYBODY } from '../contracts/letter-kinds.ts';
import type { Deps, WriteDeps } from '../http/app-env.ts';
import type { DueLetter } from '../letters/composer.ts';

/** So many letters a day go to an address because somebody typed it in. */
export const MOST_A_DAY = 20;

const isLimited = ({ kind, owed }: DueLetter) => ASKED_BY_ANYBODY.includes(kind) && !owed;

/** Nobody keeps somebody from a new password by having other letters sent to them. */
const limitOf = ({ kind, recipient }: DueLetter): Limit => ({
  of: kind === 'password-reset' ? 'reset-letters' : 'letters',
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
