import { RATE_LIMITED_KINDS } from '../contracts/email-kinds.ts';
import type { Deps, WriteDeps } from '../deps.ts';
import type { DueEmail } from '../emails/composer.ts';
import { decrementRateLimit, incrementRateLimit, type RateLimit } from '../security/rate-limit.ts';

/** Daily limit of emails to an address that someone typed in. */
export const MAX_PER_DAY = 20;

const isLimited = ({ kind, owed }: DueEmail) => RATE_LIMITED_KINDS.includes(kind) && !owed;

const limitOf = ({ recipient }: DueEmail): RateLimit => ({
  of: 'letters',
  subject: recipient.toLowerCase(),
  most: MAX_PER_DAY,
  minutes: 24 * 60,
});

/**
 * Counts these emails against the limit of their address and returns those over it; it resets 24 hours after the first. Counters hold no addresses and survive the
 * account's deletion.
 */
export async function takeEmailQuota(
  { database, keys }: WriteDeps<'database' | 'keys'>,
  due: DueEmail[],
): Promise<Set<DueEmail>> {
  const limited = due.filter(isLimited);
  if (limited.length === 0) return new Set();
  const counted = await database.writeBatch(
    limited.map(email => incrementRateLimit({ keys }, limitOf(email))),
  );
  return new Set(limited.filter((_, index) => (counted[index]?.[0]?.made ?? 0) > MAX_PER_DAY));
}

/** Statements: uncount emails that were not sent. */
export const returnEmailQuota = (keys: Deps<'keys'>, unsent: DueEmail[]) =>
  unsent.filter(isLimited).map(email => decrementRateLimit(keys, limitOf(email)));
