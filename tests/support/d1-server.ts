import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { D1_SERVER, d1ClientOver } from '../../scripts/local-d1.ts';
import { send } from './keep-alive.ts';

/** The worker that runs the statements of tests, on a port of its own. */
export const OPEN_D1_SERVER = { ...D1_SERVER, unsafeDirectSockets: [{}] };

/** The database of a test, without miniflare in between, which opens a connection for every call. */
export async function openD1Server(miniflare: Miniflare, binding = 'DB'): Promise<D1Database> {
  const url = await miniflare.unsafeGetDirectURL(D1_SERVER.name);
  return d1ClientOver(async body => JSON.parse((await send(url, { method: 'POST', body })).text), binding);
}
