import { ValidationError } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import type { Session } from '../../http/session-token.ts';
import { assertOwnPassword } from '../accounts/own-password.ts';
import type { ProveOwner } from './contract.ts';

const FRESH_MS = 10 * 60_000;

/** Whether a passkey, or the password of whoever sets up their first one, was shown just now. */
export const isProven = ({ means, isSetup, issuedAt }: Session) =>
  (means === 'passkey' || isSetup) && issuedAt > Date.now() - FRESH_MS;

/** A sign-in that was stolen is not the account. */
export async function assertOwner(ports: WritePorts, session: Session, { password }: ProveOwner) {
  if (isProven(session)) return;
  if (!password) throw new ValidationError([{ path: 'password', message: 'Your password is required' }]);
  const message = 'This is not your password';
  await assertOwnPassword(ports, session, { password, path: 'password', message });
}
