import { createHash, createHmac } from 'node:crypto';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, type SignJWT } from 'jose';

type Key = { kid: string; bytes: Uint8Array };

/** Newest first: the first signs, and what any of them signed is believed. */
export type KeyRing = readonly [Key, ...Key[]];

/** Links in letters outlive sign-ins, and so do the keys of what is counted by a hash. */
export type Keys = { sessions: KeyRing; links: KeyRing };

const KID_LENGTH = 10;

export const keyRing = (secrets: readonly [string, ...string[]]) => secrets.map(toKey) as [Key, ...Key[]];

const toKey = (secret: string): Key => ({
  kid: createHash('sha256').update(`meridian:kid:${secret}`).digest('base64url').slice(0, KID_LENGTH),
  bytes: new TextEncoder().encode(secret),
});

export const signToken = ([{ kid, bytes }]: KeyRing, token: SignJWT): Promise<string> =>
  token.setProtectedHeader({ alg: 'HS256', kid }).sign(bytes);

/** What a token says; nothing where it is none of ours, for something else, or too old. */
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

/** A token from before keys had names may be of any of them. */
function keysFor(token: string, keys: KeyRing): readonly Key[] {
  try {
    const { kid: named } = decodeProtectedHeader(token);
    return named === undefined ? keys : keys.filter(({ kid }) => kid === named);
  } catch {
    return [];
  }
}

/** What stands for a text that nobody may read back. */
export const keyedHash = ([{ bytes }]: KeyRing, text: string): string =>
  createHmac('sha256', bytes).update(text).digest('base64url');
