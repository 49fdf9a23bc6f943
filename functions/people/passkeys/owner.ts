import { MINUTE } from '../../contracts/durations.ts';
import type { WritePorts } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { assertOwnPassword } from '../accounts/own-password.ts';
import type { ProveOwner } from './contract.ts';

const FRESH_MS = 10 * MINUTE;

/** Requires a recent passkey sign-in, or the password to set up the first passkey. */
export const isProven = ({ means, isSetup, issuedAt }: Session) =>
  (means === 'passkey' || isSetup) && issuedAt > Date.now() - FRESH_MS;

/** A stolen session must not be enough. */
export async function assertOwner(ports: WritePorts, session: Session, { password }: ProveOwner) {
  if (isProven(session)) return;
  if (!password) throw new ValidationError([{ path: 'password', message: 'Your password is required' }]);
  const message = 'This is not your password';
  await assertOwnPassword(ports, session, { password, path: 'password', message });
}
