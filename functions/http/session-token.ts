import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { Role } from '../contracts/roles.ts';

const HOUR = 60 * 60;
const SESSION = 12 * HOUR;
const KEPT_SESSION = 30 * 24 * HOUR;
const AUDIENCE = 'meridian:session';

const Session = z.object({ userId: z.number(), role: Role, tokenVersion: z.number() });
export type Session = z.infer<typeof Session>;

export async function signSession(
  secret: Uint8Array,
  session: Session,
  { keep }: { keep: boolean },
): Promise<string> {
  return await new SignJWT({ role: session.role, version: session.tokenVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(session.userId))
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${keep ? KEPT_SESSION : SESSION} s`)
    .sign(secret);
}

export async function readSession(secret: Uint8Array, token: string): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience: AUDIENCE });
    return Session.parse({
      userId: Number(payload.sub),
      role: payload.role,
      tokenVersion: payload.version,
    });
  } catch {
    return null;
  }
}
