import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Network } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** This machine: used if no platform reports the client address. */
const NOWHERE = ['local', '127.0.0.1', '::/64'];

/** The platform overwrites `CF-Connecting-IP` with the address that opened the connection. */
export function clientAddress(c: Context<AppEnv>): string {
  const connected = c.req.header('CF-Connecting-IP') ?? 'local';
  return placeOf(beforeProxies(connected, c.req.header('X-Forwarded-For'), c.env.trustedProxies));
}

/** An address without its last part: identifies a region, not a person. */
export function networkOf(place: string): string | null {
  if (!isTelling(place)) return null;
  if (place.includes(':')) return `${ipaddr.IPv6.networkAddressFromCIDR(place.replace(/\/64$/, '/48'))}/48`;
  return ipaddr.isValid(place) ? place.replace(/\d+$/, 'x') : null;
}

const SENT_ALONG = ['CF-Connecting-IP', 'X-Forwarded-For'];

/** Requests by a page count as coming from its visitor. */
export function requesterOf(visitor: Request, request: Request): Request {
  for (const name of SENT_ALONG) {
    const sent = visitor.headers.get(name);
    if (sent !== null) request.headers.set(name, sent);
  }
  return request;
}

/** Whether an address distinguishes visitors. */
export const isTelling = (address: string) => !NOWHERE.includes(address);

/** Each proxy appends its peer: the last address that isn't our proxy is the client. */
function beforeProxies(connected: string, forwarded = '', proxies: Network[]): string {
  const heard = forwarded.split(',').map(part => part.trim());
  let client = connected;
  while (isWithin(client, proxies)) {
    const before = heard.pop();
    if (!before || !ipaddr.isValid(before)) return client;
    client = before;
  }
  return client;
}

function isWithin(text: string, networks: Network[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return networks.some(network => network[0].kind() === address.kind() && address.match(network as never));
}

/** A household has 2⁶⁴ IPv6 addresses and can use a new one for each request: they count as one. */
function placeOf(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
