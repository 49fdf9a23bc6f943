import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { DAY, HOUR, SECOND } from '../contracts/durations.ts';
import { Role } from '../contracts/roles.ts';
import { type KeyRing, readToken, signToken } from '../signing/key-ring.ts';

const SESSION = (12 * HOUR) / SECOND;
const KEPT_SESSION = (30 * DAY) / SECOND;
const SETUP_SESSION = HOUR / SECOND;
const AUDIENCE = 'meridian:session';
const SETUP = 'passkey-setup';

const Claims = z.object({
  userId: z.number(),
  role: Role,
  tokenVersion: z.number(),
  /** What was presented in addition to, or instead of, the password. */
  means: z.enum(['password', 'passkey', 'recovery-code']).default('password'),
  /** Can only set up a passkey. */
  isSetup: z.boolean().default(false),
});
export type Claims = z.infer<typeof Claims>;
/** How a session was authenticated and what it permits. */
export type Grant = Pick<Claims, 'means' | 'isSetup'>;

/** A session, with the ID to revoke its token by and whether it lasts 30 days. */
export type Session = Claims & { tokenHash: string; issuedAt: number; expiresAt: number; keep: boolean };

export function signSession(keys: KeyRing, session: Claims, { keep }: { keep: boolean }): Promise<string> {
  const { role, tokenVersion: version, means, isSetup } = session;
  const lifetime = isSetup ? SETUP_SESSION : keep ? KEPT_SESSION : SESSION;
  const token = new SignJWT({ role, version, means, ...(isSetup && { scope: SETUP }) })
    .setSubject(String(session.userId))
    .setAudience(AUDIENCE)
    // Two sign-ins in the same second stay separate, so ending one leaves the other.
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
