import { and, eq, sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { Unavailable, ValidationError } from '../../errors.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import {
  assertWithinLimit,
  decrementRateLimit,
  incrementRateLimit,
  isWithinLimit,
  type RateLimit,
  resetRateLimit,
} from '../../security/rate-limit.ts';
import type { Keys } from '../../signing/key-ring.ts';
import type { ForgotPassword, ResetPassword } from './contract.ts';
import type { Device } from './known-device.ts';
import { limitsOfLogin } from './login-limits.ts';
import { hashPassword } from './passwords.ts';
import { loginIs, selectByLogin, type User } from './queries.ts';

const AUDIENCE = 'meridian:password-reset';
/** Its link is valid for 30 minutes. */
const ANEW_AFTER_S = 20 * 60;

/** Daily emails to one account by one place or known device. */
const MOST_A_DAY = 10;

type ResetRequest = { origin: string; address: string; device: Device | undefined };

/** Responds the same, in the same steps, whether the address has an account or not; returns the emails to send. */
export async function sendResetLink(ports: WritePorts, { email }: ForgotPassword, request: ResetRequest) {
  const { database, mail } = ports;
  if (!mail) throw new Unavailable('This shop can’t send email yet. Ask its staff for a new password');
  const perAddress = { of: 'reset-address', subject: request.address, most: 20, minutes: 60 };
  const perReader = await limitOfReader(ports, email, request);
  const [byAddress] = await database.writeBatch([
    incrementRateLimit(ports, perAddress),
    incrementRateLimit(ports, perReader),
    decrementRateLimit(
      ports,
      perReader,
      sql`EXISTS (SELECT 1 FROM ${users} WHERE ${loginIs(email)} AND ${isThere})`,
    ),
    enqueue({
      kind: 'password-reset',
      origin: request.origin,
      about: 'user',
      to: sql`SELECT email AS recipient, user_id AS about FROM ${users}
        WHERE ${loginIs(email)} AND enabled AND email IS NOT NULL AND NOT ${isThere}
          AND ${isWithinLimit(ports, perAddress)} AND ${isWithinLimit(ports, perReader)}`,
    }),
  ]);
  assertWithinLimit(perAddress, byAddress);
  return sql`user_id = (SELECT user_id FROM ${users} WHERE ${loginIs(email)})`;
}

/** Abuse from one place doesn't block the owner elsewhere or on a known device. */
async function limitOfReader(
  { database }: WritePorts,
  email: string,
  { address, device }: ResetRequest,
): Promise<RateLimit> {
  const [user] = device ? await database.read(selectByLogin(email)) : [];
  const place = device && user?.userId === device.userId ? device.deviceId : address;
  return {
    of: 'reset-reader',
    subject: `${email.toLowerCase()} ${place}`,
    most: MOST_A_DAY,
    minutes: 24 * 60,
  };
}

/** Repeated requests send nothing new: the recent email's link still works. */
const isThere = sql`EXISTS (
  SELECT 1 FROM ${letters} AS last WHERE last.user_id = ${users.userId} AND last.kind = 'password-reset'
    AND last.recipient = ${users.email} AND last.given_up_at IS NULL
    AND last.written_at > (unixepoch() - ${ANEW_AFTER_S}) * 1000)`;

/** The link works once, if the account still has the address that it was sent to. */
export async function resetPassword(
  ports: WritePorts,
  { token, newPassword }: ResetPassword,
  address: string,
) {
  const { database, keys } = ports;
  const { userId, version, to } = await readReset(keys, token);
  const [changed] = await database.write(
    build
      .update(users)
      .set({
        passwordHash: await hashPassword(newPassword),
        pending: false,
        tokenVersion: sql`${users.tokenVersion} + 1`,
      })
      .where(
        and(
          eq(users.userId, userId),
          eq(users.tokenVersion, version),
          eq(users.enabled, true),
          sql`${users.email} IS ${to}`,
        ),
      )
      .returning(),
  );
  if (!changed) throw linkIsSpent();
  await forgetGuesses(ports, changed, address);
}

/** Wrong tries at the old password no longer count. */
async function forgetGuesses(ports: WritePorts, { username, email }: User, address: string) {
  const limits = [username, email ?? ''].map(name => limitsOfLogin(name, { address, device: undefined }));
  await ports.database.writeBatch(
    limits.flatMap(({ pair, name, turn }) =>
      [pair, name, turn(0)].map(limit => resetRateLimit(ports, limit)),
    ),
  );
}

type LinkOptions = { origin: string; valid: string };

/** The page for choosing a password. */
export async function resetLink(keys: Keys, user: User, { origin, valid }: LinkOptions): Promise<string> {
  const token = await signLink(keys, {
    audience: AUDIENCE,
    subject: String(user.userId),
    valid,
    claims: { version: user.tokenVersion, to: user.email },
  });
  return `${origin}/reset-password#token=${token}`;
}

async function readReset(keys: Keys, token: string) {
  const link = await readLink(keys, token, AUDIENCE);
  if (!link) throw linkIsSpent();
  return { userId: Number(link.sub), version: Number(link.version), to: (link.to ?? null) as string | null };
}

function linkIsSpent() {
  return new ValidationError([
    { path: 'token', message: 'This link has expired or was already used. Request a new one' },
  ]);
}
