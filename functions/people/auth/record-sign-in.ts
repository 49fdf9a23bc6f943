import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { signIns } from '../../../db/schema/sign-ins.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { Writable } from '../../../db/sql/statement.ts';
import { HOUR } from '../../contracts/durations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress, networkOf } from '../../http/client-address.ts';
import { countryOf } from '../../http/locale-and-country.ts';
import { originOf } from '../../http/origin.ts';
import type { Session } from '../../http/session-token.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { deviceOf } from './device-of.ts';
import { isKnownProgram, programOf, rememberProgram } from './known-program.ts';

/** Statements: list a staff session, so that it can be ended, and notify its owner of a new device. */
export function recordSignIn(
  c: Context<AppEnv>,
  { userId, tokenVersion, tokenHash, expiresAt }: Session,
  { isNewDevice }: { isNewDevice: boolean },
): Writable[] {
  const now = Date.now();
  const device = deviceOf(c.req.header('User-Agent') ?? '');
  const place = sql`${countryOf(c.req.raw) ?? null}, ${networkOf(clientAddress(c))}`;
  const stillIs = sql`user_id = ${userId} AND token_version = ${tokenVersion}`;
  const recorded = sql`
    INSERT INTO ${signIns} (user_id, token_hash, device, country, network, created_at, used_at, expires_at)
    SELECT user_id, ${tokenHash}, ${device}, ${place}, ${now}, ${now}, ${expiresAt} FROM ${users} WHERE ${stillIs}`;
  if (!isNewDevice) return [recorded];
  const program = programOf(c, userId);
  const isNew = program ? sql`NOT ${isKnownProgram(program)}` : sql`1`;
  const notice = enqueue({
    kind: 'new-device',
    origin: originOf(c),
    about: 'user',
    at: now,
    to: sql`SELECT email AS recipient, user_id AS about FROM ${users} WHERE ${stillIs} AND email IS NOT NULL AND ${isNew}`,
  });
  return [recorded, notice, ...(program ? [rememberProgram(program)] : [])];
}

/** Whether its hourly update of the last use is due; unlisted sessions have none. */
export const isUseOutdated = (usedAt: number | null) => usedAt !== null && usedAt < Date.now() - HOUR;

/** Of concurrent updates, one succeeds. */
export const noteUse = ({ tokenHash }: Session) =>
  build
    .update(signIns)
    .set({ usedAt: new Date() })
    .where(and(eq(signIns.tokenHash, tokenHash), lt(signIns.usedAt, new Date(Date.now() - HOUR))));
