import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { Role } from '../contracts/roles.ts';
import { type KeyRing, readToken, signToken } from '../signing/key-ring.ts';

const HOUR = 60 * 60;
const SESSION = 12 * HOUR;
const KEPT_SESSION = 30 * 24 * HOUR;
const SETUP_SESSION = HOUR;
const AUDIENCE = 'meridian:session';
const SETUP = 'passkey-setup';

const Claims = z.object({
  userId: z.number(),
  role: Role,
  tokenVersion: z.number(),
  /** What was shown on top of the password, or instead of it. */
  means: z.enum(['password', 'passkey', 'recovery-code']).default('password'),
  /** Does nothing but set up a passkey. */
  isSetup: z.boolean().default(false),
});
export type Claims = z.infer<typeof Claims>;
/** How somebody signed in, and how much that lets them do. */
export type Grant = Pick<Claims, 'means' | 'isSetup'>;

/** A sign-in, with what its token is known by once it was ended, and whether it is one of 30 days. */
export type Session = Claims & { tokenHash: string; issuedAt: number; expiresAt: number; keep: boolean };

export function signSession(keys: KeyRing, session: Claims, { keep }: { keep: boolean }): Promise<string> {
  const { role, tokenVersion: version, means, isSetup } = session;
  const lifetime = isSetup ? SETUP_SESSION : keep ? KEPT_SESSION : SESSION;
  const token = new SignJWT({ role, version, means, ...(isSetup && { scope: SETUP }) })
    .setSubject(String(session.userId))
    .setAudience(AUDIENCE)
    // Two sign-ins of one second are two, so that the end of one leaves the other.
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetime} s`);
  return signToken(keys, token);
}

export async function readSession(keys: KeyRing, token: string): Promise<Session | null> {
  const payload = await readToken(keys, token, AUDIENCE);
  const { sub, role, version: tokenVersion, means, scope, exp = 0, iat = exp } = payload ?? {};
  const claims = { userId: Number(sub), role, tokenVersion, means, isSetup: scope === SETUP };
  const { success, data } = Claims.safeParse(claims);
  if (!success) return null;
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  return { ...data, tokenHash, issuedAt: iat * 1000, expiresAt: exp * 1000, keep: exp - iat > SESSION };
}
