import { SignJWT } from 'jose';
import { signSession } from '../../functions/http/session-token.ts';
import { sessionOf, type User } from '../../functions/people/auth/queries.ts';
import { keyRing } from '../../functions/signing/key-ring.ts';
import { SECRET } from './shop.ts';

export const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** A token as the shop would issue it, without a slow sign-in. */
export const tokenFor = (user: User, secret = SECRET): Promise<string> =>
  signSession(keyRing([secret]), sessionOf(user), { keep: false });

type Claims = { audience?: string; issuedAt?: number; expires?: number; role?: string; version?: number };

/** A token with one wrong claim. */
export function forgedToken(user: User, claims: Claims = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const { audience = 'meridian:session', issuedAt = now, expires = now + 3600 } = claims;
  const { role = user.role, version = user.tokenVersion } = claims;
  return new SignJWT({ role, version })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(user.userId))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(bytesOf(SECRET));
}

/** The right claims, but unsigned. */
export function unsignedToken(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}
