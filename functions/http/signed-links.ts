import { jwtVerify, SignJWT } from 'jose';

type Link = {
  /** What it is for; a link for something else does not count. */
  audience: string;
  subject: string;
  /** As '30 minutes'; without it for good. */
  valid?: string;
  claims?: Record<string, unknown>;
};

/** What a link in a letter carries behind its #, which no server and no referrer ever sees. */
export function signLink(secret: Uint8Array, { audience, subject, valid, claims = {} }: Link) {
  const link = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(audience);
  return (valid ? link.setExpirationTime(valid) : link).sign(secret);
}

/** What a link says; nothing where it is none of ours, for something else, or too old. */
export async function readLink(secret: Uint8Array, token: string, audience: string) {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience });
    return payload;
  } catch {
    return undefined;
  }
}
