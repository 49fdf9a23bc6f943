import type { Context } from 'hono';
import { Conflict } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { originOf } from '../../http/origin.ts';

/** The host that passkeys are bound to. */
export type Site = { origin: string; rpId: string };

const IS_ADDRESS = /^(\[.*\]|[\d.]+)$/;

export function siteOf(c: Context<AppEnv>): Site {
  const origin = originOf(c);
  const { hostname, port } = new URL(origin);
  if (!IS_ADDRESS.test(hostname)) return { origin, rpId: hostname };
  const localhost = `http://localhost${port && `:${port}`}`;
  throw new Conflict(
    `Passkeys need a domain name, but ${hostname} is an IP address. On the shop’s own machine, open ${localhost} instead`,
  );
}
