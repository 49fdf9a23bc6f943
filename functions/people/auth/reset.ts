import { and, eq, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { users } from '../../../db/schema/users.ts';
import { assertWithin, countAttempt, forgetAttempts } from '../../abuse/rate-limit.ts';
import { RuleBroken, Unavailable } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import { selectShopName } from '../../office/settings/queries.ts';
import type { ForgotPassword, ResetPassword } from './contract.ts';
import { limitPerName } from './login.ts';
import { hashPassword } from './passwords.ts';
import { selectByLogin, type User } from './queries.ts';

const AUDIENCE = 'meridian:password-reset';

type ResetRequest = { origin: string; address: string; later: (work: Promise<unknown>) => void };

/**
 * Responds the same, in the same time, whether the address has an account or not; the e-mail is sent
 * afterwards.
 */
export async function sendResetLink(ports: WritePorts, { email }: ForgotPassword, request: ResetRequest) {
  const { database, secret, mail } = ports;
  if (!mail) throw new Unavailable('This shop sends no mail yet. Ask its staff for a new password');
  const perMail = { of: 'reset-mail', subject: email.toLowerCase(), most: 3, minutes: 60 };
  const perAddress = { of: 'reset-address', subject: request.address, most: 20, minutes: 60 };
  const [byMail, byAddress, [user], [shop]] = await database.writeBatch([
    countAttempt(ports, perMail),
    countAttempt(ports, perAddress),
    selectByLogin(email),
    selectShopName(),
  ]);
  assertWithin(perMail, byMail);
  assertWithin(perAddress, byAddress);
  if (!user?.enabled || !user.email) return;

  const link = await resetLink(secret, user, { origin: request.origin, valid: '30 minutes' });
  const subject = `Your new ${shop?.shopName} password`;
  const letter = { to: user.email, subject, text: letterText(user, link) };
  request.later(mail.send(letter).catch(error => console.error('a reset letter was not sent:', error)));
}

/** The link works once: using it raises the token version that it was signed for. */
export async function resetPassword(ports: WritePorts, { token, newPassword }: ResetPassword) {
  const { database, secret } = ports;
  const { userId, version } = await readReset(secret, token);
  const [changed] = await database.write(
    build
      .update(users)
      .set({
        passwordHash: await hashPassword(newPassword),
        pending: false,
        tokenVersion: sql`${users.tokenVersion} + 1`,
      })
      .where(and(eq(users.userId, userId), eq(users.tokenVersion, version), eq(users.enabled, true)))
      .returning(),
  );
  if (!changed) throw linkIsSpent();
  await forgetGuesses(ports, changed);
}

/** Lifts the rate limit on the old password. */
async function forgetGuesses(ports: WritePorts, user: User) {
  await ports.database.writeBatch([
    forgetAttempts(ports, limitPerName(user.username)),
    forgetAttempts(ports, limitPerName(user.email ?? '')),
  ]);
}

type LinkOptions = { origin: string; valid: string };

/** The page for choosing a password. */
export async function resetLink(
  secret: Uint8Array,
  user: User,
  { origin, valid }: LinkOptions,
): Promise<string> {
  const token = await signLink(secret, {
    audience: AUDIENCE,
    subject: String(user.userId),
    valid,
    claims: { version: user.tokenVersion },
  });
  return `${origin}/reset-password#token=${token}`;
}

async function readReset(secret: Uint8Array, token: string) {
  const link = await readLink(secret, token, AUDIENCE);
  if (!link) throw linkIsSpent();
  return { userId: Number(link.sub), version: Number(link.version) };
}

function linkIsSpent() {
  return new RuleBroken([{ path: 'token', message: 'This link was used or is too old. Ask for a new one' }]);
}

function letterText({ username }: User, link: string): string {
  return [
    `Hello ${username},`,
    'somebody, hopefully you, asked for a new password. Choose one here within 30 minutes:',
    link,
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n\n');
}
