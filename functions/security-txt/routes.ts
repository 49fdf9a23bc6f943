import { Hono } from 'hono';
import { DAY } from '../contracts/durations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';
import { selectSecurityContact } from '../settings/queries.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Security contact, if configured. */
export const securityTxt = new Hono<AppEnv>().get(PATH, async (c, next) => {
  const [{ contact } = { contact: null }] = await c.env.database.read(selectSecurityContact());
  if (contact === null) return await next();
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${originOf(c)}${PATH}`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' });
});
