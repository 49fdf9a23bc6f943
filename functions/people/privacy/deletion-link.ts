import type { Deps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import type { Keys } from '../../signing/key-ring.ts';

const AUDIENCE = 'meridian:delete-sent';

/** Following it proves access to the address. */
export async function deletionLink(keys: Keys, { email, origin }: { email: string; origin: string }) {
  const token = await signLink(keys, { audience: AUDIENCE, subject: email, valid: '7 days' });
  return `${origin}/privacy/deletion#token=${token}`;
}

/** The address that a link was sent to. */
export async function emailOfLink({ keys }: Deps<'keys'>, token: string): Promise<string> {
  const link = await readLink(keys, token, AUDIENCE);
  if (link?.sub) return link.sub;
  throw new ValidationError([
    { path: 'token', message: 'This link has expired or is incomplete. Request a new one' },
  ]);
}
