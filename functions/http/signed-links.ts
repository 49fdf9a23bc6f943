import { SignJWT } from 'jose';
import { type Keys, readToken, signToken } from '../signing/key-ring.ts';

type Link = {
  /** What it is for; a link for something else does not count. */
  audience: string;
  subject: string;
  /** As '30 minutes'; without it for good. */
  valid?: string;
  claims?: Record<string, unknown>;
};

/** What a link in a letter carries behind its #, which no server and no referrer ever sees. */
export function signLink({ links }: Keys, { audience, subject, valid, claims = {} }: Link) {
  const link = new SignJWT(claims).setSubject(subject).setAudience(audience);
  return signToken(links, valid ? link.setExpirationTime(valid) : link);
}

/** What a link says; nothing where it is none of ours, for something else, or too old. */
export const readLink = ({ links }: Keys, token: string, audience: string) =>
  readToken(links, token, audience);
