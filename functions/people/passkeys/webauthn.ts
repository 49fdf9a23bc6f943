import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { passkeys } from '../../../db/schema/passkeys.ts';
import type { AddPasskey, SignInWithPasskey } from './contract.ts';
import type { Site } from './site.ts';

type Expected = { site: Site; challenge: string };

const TYPED = { type: 'public-key', clientExtensionResults: {} } as const;

const expected = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.rpId,
  requireUserVerification: true,
});

/** The new counter of the passkey; throws if the response is from another passkey or for another challenge. */
export async function verifySignIn(
  { id, response: { userHandle, ...response } }: SignInWithPasskey,
  asked: Expected,
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(asked),
    response: { id, rawId: id, response, ...TYPED },
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  });
  if (!verified) throw new Error('the signature does not match this passkey');
  return authenticationInfo.newCounter;
}

/** What is stored for a new passkey; throws if the response is for another challenge. */
export async function verifyNew({ id, response }: AddPasskey, asked: Expected) {
  const { transports: _, ...given } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(asked),
    response: { id, rawId: id, response: given, ...TYPED },
  });
  if (!verified || registrationInfo.credential.id !== id) throw new Error('the attestation is invalid');
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}
