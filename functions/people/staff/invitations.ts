import type { Ports } from '../../http/app-env.ts';
import type { User } from '../auth/queries.ts';
import { resetLink } from '../auth/reset.ts';
import type { Invitation } from './contract.ts';
import type { Invited } from './queries.ts';
import { toStaffAccount } from './rows.ts';

const VALID = '7 days';

type Words = { subject: (shop: string) => string; why: (shop: string) => string };

export const INVITED: Words = {
  subject: shop => `Your ${shop} account`,
  why: shop => `an account was made for you in the back office of ${shop}.`,
};
export const PASSWORD_TAKEN: Words = {
  subject: shop => `Your new ${shop} password`,
  why: shop =>
    `an administrator of ${shop} asks you to choose a new password. Any that you had, and any earlier link, no longer works.`,
};

type InvitationOptions = { origin: string; words: Words };

/** E-mails the link; the administrator passes it on where no e-mail reaches the person. */
export async function invite(
  ports: Ports,
  invited: Invited,
  { origin, words }: InvitationOptions,
): Promise<Invitation> {
  const { user, shopName } = invited;
  const link = await resetLink(ports.secret, user, { origin, valid: VALID });
  const text = letterText(user, words.why(shopName), link);
  const sent = await send(ports, user, { subject: words.subject(shopName), text });
  return { account: toStaffAccount(user), sent, link: sent ? null : link };
}

async function send({ mail }: Ports, { email }: User, letter: { subject: string; text: string }) {
  if (!mail || !email) return false;
  try {
    await mail.send({ to: email, ...letter });
    return mail.reachesPeople;
  } catch (error) {
    console.warn('an invitation was not sent:', error);
    return false;
  }
}

function letterText({ username }: User, why: string, link: string): string {
  return [
    `Hello ${username},`,
    why,
    `Choose your password here within ${VALID}; the link works once:`,
    link,
    `Your user name is ${username}.`,
  ].join('\n\n');
}
