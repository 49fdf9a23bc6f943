import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { rateLimits } from '../../../db/schema/attempts.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress, isTelling, networkOf } from '../../http/client-address.ts';
import { keyedHash } from '../../signing/key-ring.ts';

const REMEMBERED_MS = 90 * DAY;

/**
 * Recognizes a client without cookies: a hash of account, network (/24 or /64) and user agent. Undefined if the client
 * address is unknown: behind an unnamed proxy, everyone would match.
 */
export function programOf(c: Context<AppEnv>, userId: number): string | undefined {
  const place = clientAddress(c);
  if (!isTelling(place)) return undefined;
  const network = place.includes(':') ? place : networkOf(place);
  return keyedHash(c.env.keys.links, `program:${userId} ${network} ${c.req.header('User-Agent') ?? ''}`);
}

/** Whether it signed in before, for a batch that has not remembered it yet. */
export const isKnownProgram = (program: string) =>
  sql`EXISTS (SELECT 1 FROM ${rateLimits} WHERE ${rateLimits.subject} = ${program} AND ${rateLimits.resetsAt} > ${Date.now()})`;

/** Starts with its last sign-in; deleted with expired attempts. */
export function rememberProgram(program: string) {
  const resetsAt = Date.now() + REMEMBERED_MS;
  return build
    .insert(rateLimits)
    .values({ subject: program, made: 1, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.subject, set: { resetsAt } });
}
