import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { NotSignedIn, ValidationError } from '../../errors.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { selectShopName } from '../../settings/queries.ts';
import type { Keys } from '../../signing/key-ring.ts';
import type { User } from '../auth/queries.ts';
import { CHALLENGE_MS, consumeChallenge, isReplay, makeChallenge, readChallenge } from './challenges.ts';
import type { AddOptions, AddPasskey, Passkey } from './contract.ts';
import { selectPasskeys, toPasskey, userHandleOf } from './queries.ts';
import type { Site } from './site.ts';

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

const selectUser = (userId: number) => build.select().from(users).where(eq(users.userId, userId));

/** Discoverable, with user verification, and not already registered for the account. */
export async function optionsToAdd(
  { database, keys }: { database: Database; keys: Keys },
  userId: number,
  { rpId }: Site,
): Promise<AddOptions> {
  const [[user], own, [shop]] = await database.readBatch([
    selectUser(userId),
    selectPasskeys(userId),
    selectShopName(),
  ]);
  if (!user) throw ended();
  const { username, empName } = user;
  return {
    challenge: await makeChallenge(keys, 'adding', String(userId)),
    rp: { id: rpId, name: shop?.shopName ?? rpId },
    user: { id: userHandleOf(userId), name: username, displayName: empName || username },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' })),
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: CHALLENGE_MS,
  };
}

/** The challenge was issued only to the verified owner, who is notified. */
export async function addPasskey(
  { database, keys }: WritePorts,
  given: AddPasskey,
  { userId, site }: { userId: number; site: Site },
): Promise<{ passkey: Passkey; user: User }> {
  const challenge = await readChallenge(keys, 'adding', given.response.clientDataJSON);
  if (challenge?.subject !== String(userId)) throw invalidPasskey();
  const { verifyNew } = await import('./webauthn.ts');
  const verified = await verifyNew(given, { site, challenge: challenge.text }).catch(() => {
    throw invalidPasskey();
  });
  const { name, response } = given;
  const passkey = { ...verified, name, transports: response.transports, userId, createdAt: new Date() };
  const [, [added], , [user]] = await database
    .writeBatch([
      consumeChallenge(challenge),
      build.insert(passkeys).values(passkey).returning(),
      enqueue({
        kind: 'passkey-added',
        origin: site.origin,
        about: 'user',
        to: sql`SELECT email AS recipient, user_id AS about FROM ${users}
          WHERE user_id = ${userId} AND email IS NOT NULL`,
      }),
      selectUser(userId),
    ])
    .catch(error => {
      throw isReplay(error) ? invalidPasskey() : error;
    });
  if (!added || !user) throw ended();
  return { passkey: toPasskey(added), user };
}

const ended = () => new NotSignedIn('You’ve been signed out. Sign in again');

const invalidPasskey = () =>
  new ValidationError([{ path: 'response', message: 'This passkey couldn’t be added. Please start again' }]);
