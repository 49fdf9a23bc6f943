import { createHash, createHmac } from 'node:crypto';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, type SignJWT } from 'jose';

type Key = { kid: string; bytes: Uint8Array };

/** Newest first: the first one signs, all of them verify. */
export type KeyRing = readonly [Key, ...Key[]];

/** Links in emails and keyed-hash counters outlive sessions, so they have separate keys. */
export type Keys = { sessions: KeyRing; links: KeyRing };

const KID_LENGTH = 10;

export const keyRing = (secrets: readonly [string, ...string[]]) => secrets.map(toKey) as [Key, ...Key[]];

const toKey = (secret: string): Key => ({
  kid: createHash('sha256').update(`meridian:kid:${secret}`).digest('base64url').slice(0, KID_LENGTH),
  bytes: new TextEncoder().encode(secret),
});

export const signToken = ([{ kid, bytes }]: KeyRing, token: SignJWT): Promise<string> =>
  token.setProtectedHeader({ alg: 'HS256', kid }).sign(bytes);

/** Payload of a token; undefined if it is forged, expired or for another purpose. */
export async function readToken(
  keys: KeyRing,
  token: string,
  audience: string,
): Promise<JWTPayload | undefined> {
  for (const { bytes } of keysFor(token, keys)) {
    try {
      return (await jwtVerify(token, bytes, { algorithms: ['HS256'], audience })).payload;
    } catch {
      // Another key may have signed it.
    }
  }
}

/** Older tokens without a key ID may be from any key. */
function keysFor(token: string, keys: KeyRing): readonly Key[] {
  try {
    const { kid: named } = decodeProtectedHeader(token);
    return named === undefined ? keys : keys.filter(({ kid }) => kid === named);
  } catch {
    return [];
  }
}

/** Irreversible keyed hash of a text. */
export const keyedHash = ([{ bytes }]: KeyRing, text: string): string =>
  createHmac('sha256', bytes).update(text).digest('base64url');
