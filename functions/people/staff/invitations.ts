import type { Ports } from '../../deps.ts';
import type { User } from '../auth/queries.ts';
import { resetLink } from '../auth/reset.ts';
import type { Invitation } from './contract.ts';
import { toStaffAccount } from './rows.ts';

/** The email is queued; without email, the administrator passes the link on. */
export async function invite({ mail, keys }: Ports, user: User, origin: string): Promise<Invitation> {
  const sent = mail?.reachesPeople === true && user.email !== null;
  const link = sent ? null : await resetLink(keys, user, { origin, valid: '7 days' });
  return { account: toStaffAccount(user), sent, link };
}
