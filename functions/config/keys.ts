import { type KeyRing, type Keys, keyRing } from '../signing/key-ring.ts';
import { ConfigError } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

const SAMPLE_SECRETS = /change.?me|secret|example|sample|password|your.?|^(.)\1+$|^(0123|1234|abcd)/i;
const SECRET_BYTES = 32;

/** Links have their own key if set; links signed earlier with a session key stay valid. */
export function keysIn({ JWT_SECRET, LINK_SECRET, MERIDIAN_LOCAL }: ParsedVariables): Keys {
  const isLocal = MERIDIAN_LOCAL !== undefined;
  if (!JWT_SECRET) throw new ConfigError('JWT_SECRET is missing: set it to at least 32 random bytes');
  const sessions = ringIn('JWT_SECRET', JWT_SECRET, isLocal);
  if (!LINK_SECRET) return { sessions, links: sessions };
  return { sessions, links: [...ringIn('LINK_SECRET', LINK_SECRET, isLocal), ...sessions] };
}

/** Several keys, newest first, separated by commas or spaces. */
function ringIn(name: string, given: string, isLocal: boolean): KeyRing {
  const [newest = '', ...older] = given.split(/[\s,]+/).filter(Boolean);
  for (const secret of [newest, ...older]) assertStrong(name, secret, isLocal);
  return keyRing([newest, ...older]);
}

function assertStrong(name: string, secret: string, isLocal: boolean) {
  const { length } = new TextEncoder().encode(secret);
  if (length < SECRET_BYTES) {
    throw new ConfigError(
      `${name} has ${length} bytes: each secret needs at least ${SECRET_BYTES} random bytes`,
    );
  }
  if (isLocal || !SAMPLE_SECRETS.test(secret)) return;
  throw new ConfigError(
    `${name} looks like a sample that anyone could sign tokens with. Generate a random one`,
  );
}
