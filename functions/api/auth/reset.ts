import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import type { ForgotPassword, ResetPassword } from '../../contracts/accounts.ts';
import { RuleBroken, Unavailable } from '../../errors.ts';
import { assertWithin, countAttempt, forgetAttempts } from '../../http/attempts.ts';
import type { Ports } from '../../http/shop.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { selectShopName } from '../settings/queries.ts';
import { limitPerName } from './login.ts';
import { selectByLogin, type User } from './queries.ts';

const AUDIENCE = 'meridian:password-reset';

type Asked = { origin: string; address: string; later: (work: Promise<unknown>) => void };

/** Answers alike and as fast whether the address has an account or not; the letter goes out afterwards. */
export async function sendResetLink(ports: Ports, { email }: ForgotPassword, asked: Asked) {
  const { database, secret, mail } = ports;
  if (!mail) throw new Unavailable('This shop sends no mail yet. Ask its staff for a new password');
  const perMail = { of: 'reset-mail', subject: email.toLowerCase(), most: 3, minutes: 60 };
  const perAddress = { of: 'reset-address', subject: asked.address, most: 20, minutes: 60 };
  const [byMail, byAddress, [user], [shop]] = await database.batch([
    countAttempt(ports, perMail),
    countAttempt(ports, perAddress),
    selectByLogin(database, email),
    selectShopName(database),
  ]);
  assertWithin(perMail, byMail);
  assertWithin(perAddress, byAddress);
  if (!user?.enabled || !user.email) return;

  const link = await resetLink(secret, user, { origin: asked.origin, valid: '30 minutes' });
  const subject = `Your new ${shop?.shopName} password`;
  const letter = { to: user.email, subject, text: letterText(user, link) };
  asked.later(mail.send(letter).catch(error => console.error('a reset letter was not sent:', error)));
}

/** The link works once: using it raises the token version that it was signed for. */
export async function resetPassword(ports: Ports, { token, newPassword }: ResetPassword) {
  const { database, secret } = ports;
  const { userId, version } = await readReset(secret, token);
  const [changed] = await database
    .update(users)
    .set({
      passwordHash: await hashPassword(newPassword),
      pending: false,
      tokenVersion: sql`${users.tokenVersion} + 1`,
    })
    .where(and(eq(users.userId, userId), eq(users.tokenVersion, version), eq(users.enabled, true)))
    .returning();
  if (!changed) throw linkIsSpent();
  await forgetGuesses(ports, changed);
}

/** Who guessed at the old password until they were locked out has a new one now. */
async function forgetGuesses(ports: Ports, user: User) {
  await ports.database.batch([
    forgetAttempts(ports, limitPerName(user.username)),
    forgetAttempts(ports, limitPerName(user.email ?? '')),
  ]);
}

type LinkOptions = { origin: string; valid: string };

/** Where somebody chooses a password. */
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
