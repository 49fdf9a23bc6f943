import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SECOND, YEAR } from '../../contracts/durations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readLink, signLink } from '../../http/signed-links.ts';

const COOKIE = 'device';
const AUDIENCE = 'meridian:device';

export type Device = { userId: number; deviceId: string };

/** Recognizes a known browser, which can still sign in while others are guessing the password. */
export async function isKnownDevice(c: Context<AppEnv>): Promise<Device | undefined> {
  const kept = getCookie(c, COOKIE);
  const link = kept && (await readLink(c.env.keys, kept, AUDIENCE));
  if (!link || typeof link.deviceId !== 'string') return undefined;
  return { userId: Number(link.sub), deviceId: link.deviceId };
}

/** Not readable by scripts and not a credential. */
export async function rememberDevice(c: Context<AppEnv>, userId: number) {
  const known = await isKnownDevice(c);
  if (known?.userId === userId) return;
  const claims = { deviceId: crypto.randomUUID() };
  const kept = await signLink(c.env.keys, {
    audience: AUDIENCE,
    subject: String(userId),
    valid: '365 days',
    claims,
  });
  setCookie(c, COOKIE, kept, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: YEAR / SECOND,
    secure: new URL(c.req.url).protocol === 'https:',
  });
}
