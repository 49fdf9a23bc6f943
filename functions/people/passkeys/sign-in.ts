import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { NotSignedIn } from '../../errors.ts';
import { assertWithinLimit, decrementRateLimit, incrementRateLimit } from '../../security/rate-limit.ts';
import type { Keys } from '../../signing/key-ring.ts';
import type { User } from '../auth/queries.ts';
import { CHALLENGE_MS, consumeChallenge, isReplay, makeChallenge, readChallenge } from './challenges.ts';
import type { SignInOptions, SignInWithPasskey } from './contract.ts';
import { userHandleOf } from './queries.ts';
import type { Site } from './site.ts';

/** Lists no passkeys: the browser offers those it has for this site. */
export const optionsToSignIn = async (keys: Keys, { rpId }: Site): Promise<SignInOptions> => ({
  challenge: await makeChallenge(keys, 'sign-in', 'anybody'),
  rpId,
  userVerification: 'required',
  timeout: CHALLENGE_MS,
});

/** Counts before checking. All failures look the same. */
export async function signInByPasskey(
  ports: WritePorts,
  given: SignInWithPasskey,
  { site, address }: { site: Site; address: string },
): Promise<User> {
  const { database, keys } = ports;
  const limit = { of: 'passkey-address', subject: address, most: 50, minutes: 15 };
  const [counted, [passkey], [user]] = await database.writeBatch([
    incrementRateLimit(ports, limit),
    build.select().from(passkeys).where(eq(passkeys.credentialId, given.id)),
    selectOwner(given.id),
  ]);
  assertWithinLimit(limit, counted);
  const challenge = await readChallenge(keys, 'sign-in', given.response.clientDataJSON);
  if (!passkey || !user || !challenge || !isOf(user, given)) throw signInFailed();

  const { verifySignIn } = await import('./webauthn.ts');
  const asked = { site, challenge: challenge.text };
  const counter = await verifySignIn(given, asked, passkey).catch(() => {
    throw signInFailed();
  });
  const [, [used]] = await database
    .writeBatch([
      consumeChallenge(challenge),
      build
        .update(passkeys)
        .set({ counter, usedAt: new Date() })
        .where(and(eq(passkeys.passkeyId, passkey.passkeyId), isAhead(counter)))
        .returning({ passkeyId: passkeys.passkeyId }),
      decrementRateLimit(ports, limit),
    ])
    .catch(error => {
      throw isReplay(error) ? signInFailed() : error;
    });
  if (!used) throw signInFailed();
  return user;
}

/** Many authenticators never count. A lower counter indicates a cloned passkey. */
const isAhead = (counter: number) =>
  counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);

/** The account, if it belongs to staff. */
const selectOwner = (credentialId: string) =>
  build
    .select()
    .from(users)
    .where(
      and(
        sql`${users.userId} = (SELECT user_id FROM ${passkeys} WHERE credential_id = ${credentialId})`,
        eq(users.enabled, true),
        ne(users.role, 'customer'),
      ),
    );

const isOf = ({ userId }: User, { response: { userHandle } }: SignInWithPasskey) =>
  !userHandle || userHandle === userHandleOf(userId);

const signInFailed = () => new NotSignedIn('This passkey can’t sign you in. Try again or use your password');
