import type { Writer } from '../../../db/client/database.ts';
import { PasskeyNeeded } from '../../errors.ts';
import type { Grant } from '../../http/session-token.ts';
import { BY_PASSWORD, type FoundByLogin } from './queries.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';

/** What a correct password grants. If staff need passkeys, only the setup of the first one. */
export async function grantOf(
  database: Writer,
  { userId, needsPasskey, hasPasskey }: FoundByLogin,
  { recoveryCode, origin }: { recoveryCode: string | undefined; origin: string },
): Promise<Grant> {
  if (!needsPasskey) return BY_PASSWORD;
  if (!hasPasskey) return { means: 'password', isSetup: true };
  if (recoveryCode === undefined)
    throw new PasskeyNeeded(
      'Your password alone no longer signs you in. Use your passkey or a recovery code',
    );
  if (await consumeRecoveryCode(database, userId, { code: recoveryCode, origin }))
    return { means: 'recovery-code', isSetup: false };
  throw new PasskeyNeeded('This recovery code is wrong or already used. Try another one');
}
