import { SignJWT } from 'jose';
import { type Keys, readToken, signToken } from '../signing/key-ring.ts';

type Link = {
  /** Purpose; links for other purposes are invalid. */
  audience: string;
  subject: string;
  /** Lifetime, such as '30 minutes'; unlimited without it. */
  valid?: string;
  claims?: Record<string, unknown>;
};

/** The token after # of a link in an email, invisible to servers and referrers. */
export function signLink({ links }: Keys, { audience, subject, valid, claims = {} }: Link) {
  const link = new SignJWT(claims).setSubject(subject).setAudience(audience);
  return signToken(links, valid ? link.setExpirationTime(valid) : link);
}

/** Payload of a link; undefined if it is forged, expired or for another purpose. */
export const readLink = ({ links }: Keys, token: string, audience: string) =>
  readToken(links, token, audience);
