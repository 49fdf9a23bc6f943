import type { D1Database, Fetcher, R2Bucket } from '@cloudflare/workers-types';
import * as z from 'zod';

const SAMPLE_SECRETS = /change.?me|secret|example|sample|password|your.?|^(.)\1+$|^(0123|1234|abcd)/i;
const SECRET_BYTES = 32;

const urlOf = (protocol: RegExp) =>
  z.url({ protocol, error: 'must be an address like https://…' }).optional();
const url = urlOf(/^https?$/);
const text = z.string().min(1).optional();

const Variables = z.object({
  JWT_SECRET: text,
  MERIDIAN_LOCAL: z.literal('1').optional(),
  LIBSQL_URL: urlOf(/^(https?|libsql)$/),
  LIBSQL_AUTH_TOKEN: text,
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PICTURES_PUBLIC_URL: url,
  CACHE: z.enum(['on', 'off']).optional(),
  TELL_CACHE: z.enum(['on', 'off']).optional(),
  MAIL_URL: url,
  MAIL_TOKEN: text,
  MAIL_FROM: text,
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
});

/** What the platform binds to the worker. */
export type Bindings = z.input<typeof Variables> & { DB?: D1Database; PICTURES?: R2Bucket; ASSETS: Fetcher };

type DatabaseSetting = { kind: 'd1' } | { kind: 'libsql'; url: string; authToken: string | undefined };
type PictureSetting =
  | { kind: 'r2' }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };
type MailSetting =
  | { kind: 'none' }
  | { kind: 'log' }
  | { kind: 'http'; url: string; token: string; from: string };

type PayPalSetting = { url: string; clientId: string; clientSecret: string; webhookId: string };

export type Settings = {
  secret: Uint8Array;
  database: DatabaseSetting;
  pictures: PictureSetting;
  /** Where pictures are served. */
  pictureBase: string;
  /** Whether responses are cached for the next visitor. */
  cachesResponses: boolean;
  /** For measurements: whether answers say where they came from. */
  tellsCache: boolean;
  mail: MailSetting;
  /** Undefined where the shop has no account at PayPal. */
  paypal: PayPalSetting | undefined;
};

/** A setting that the shop will not start with; the message says which variable, and why. */
export class WrongSetting extends Error {}

/** Checks every setting once, and picks the adapters by what is configured. */
export function readSettings(bindings: Record<string, unknown>): Settings {
  const { success, data, error } = Variables.safeParse(withoutEmpty(bindings));
  if (!success) {
    throw new WrongSetting(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  }
  return {
    secret: secretIn(data),
    database: databaseIn(data, 'DB' in bindings),
    pictures: picturesIn(data, 'PICTURES' in bindings),
    pictureBase: pictureBaseIn(data),
    cachesResponses: data.CACHE !== 'off',
    tellsCache: data.TELL_CACHE === 'on',
    mail: mailIn(data),
    paypal: paypalIn(data),
  };
}

type Given = z.output<typeof Variables>;

function secretIn({ JWT_SECRET: secret, MERIDIAN_LOCAL: local }: Given): Uint8Array {
  if (!secret) throw new WrongSetting('JWT_SECRET is missing: set it to at least 32 random bytes');
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < SECRET_BYTES) {
    throw new WrongSetting(
      `JWT_SECRET has ${bytes.length} bytes: tokens need at least ${SECRET_BYTES} random ones`,
    );
  }
  if (!local && SAMPLE_SECRETS.test(secret)) {
    throw new WrongSetting(
      'JWT_SECRET looks like a sample: anyone could sign tokens with it, make a random one',
    );
  }
  return bytes;
}

function databaseIn(
  { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, MERIDIAN_LOCAL: local }: Given,
  hasD1: boolean,
): DatabaseSetting {
  if (url && !local && !/^(https|libsql):/.test(url)) {
    throw new WrongSetting(
      'LIBSQL_URL must begin with https:// or libsql://, or the catalogue travels in the open',
    );
  }
  if (url) return { kind: 'libsql', url, authToken };
  if (authToken)
    throw new WrongSetting('LIBSQL_AUTH_TOKEN is set, but LIBSQL_URL is not: set both or neither');
  if (!hasD1) throw new WrongSetting('No database: bind a D1 database as DB, or set LIBSQL_URL');
  return { kind: 'd1' };
}

function picturesIn(given: Given, hasR2: boolean): PictureSetting {
  const parts = {
    S3_ENDPOINT: given.S3_ENDPOINT,
    S3_BUCKET: given.S3_BUCKET,
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
  };
  const picked = allOrNothing(parts, 'pictures would have nowhere to go');
  if (picked) {
    return {
      kind: 's3',
      endpoint: picked.S3_ENDPOINT,
      bucket: picked.S3_BUCKET,
      region: given.S3_REGION ?? 'auto',
      accessKeyId: picked.S3_ACCESS_KEY_ID,
      secretAccessKey: picked.S3_SECRET_ACCESS_KEY,
    };
  }
  if (given.S3_REGION)
    throw new WrongSetting('S3_REGION is set, but S3_ENDPOINT is not: set all of S3_… or none');
  if (!hasR2)
    throw new WrongSetting('No picture store: bind an R2 bucket as PICTURES, or set S3_ENDPOINT and its kin');
  return { kind: 'r2' };
}

function pictureBaseIn({ PICTURES_PUBLIC_URL: url, MERIDIAN_LOCAL: local }: Given): string {
  if (!url) return '/pictures';
  const { protocol, search, hash, href } = new URL(url);
  if (!local && protocol !== 'https:') {
    throw new WrongSetting(
      'PICTURES_PUBLIC_URL must begin with https://, or browsers show none of the pictures',
    );
  }
  if (search || hash) {
    throw new WrongSetting(
      'PICTURES_PUBLIC_URL must end with its path: the name of a picture is put behind it',
    );
  }
  return href.replace(/\/+$/, '');
}

function mailIn({ MAIL_URL, MAIL_TOKEN, MAIL_FROM, MERIDIAN_LOCAL: local }: Given): MailSetting {
  const picked = allOrNothing({ MAIL_URL, MAIL_TOKEN, MAIL_FROM }, 'no letter could be sent');
  if (!picked) return { kind: local ? 'log' : 'none' };
  if (!local && !picked.MAIL_URL.startsWith('https:')) {
    throw new WrongSetting('MAIL_URL must begin with https://, or letters and MAIL_TOKEN travel in the open');
  }
  return { kind: 'http', url: picked.MAIL_URL, token: picked.MAIL_TOKEN, from: picked.MAIL_FROM };
}

function paypalIn({ PAYPAL_URL: given, MERIDIAN_LOCAL: local, ...data }: Given): PayPalSetting | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = data;
  const picked = allOrNothing(
    { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID },
    'no payment could be taken, or none be heard of',
  );
  if (!picked) {
    if (given) throw new WrongSetting('PAYPAL_URL is set, but PAYPAL_CLIENT_ID and its kin are not');
    return undefined;
  }
  const url = given?.replace(/\/+$/, '') ?? 'https://api-m.paypal.com';
  if (!local && !url.startsWith('https:')) {
    throw new WrongSetting('PAYPAL_URL must begin with https://, or payments travel in the open');
  }
  return {
    url,
    clientId: picked.PAYPAL_CLIENT_ID,
    clientSecret: picked.PAYPAL_CLIENT_SECRET,
    webhookId: picked.PAYPAL_WEBHOOK_ID,
  };
}

function allOrNothing<Parts extends Record<string, string | undefined>>(parts: Parts, why: string) {
  const missing = Object.keys(parts).filter(name => !parts[name]);
  if (missing.length === Object.keys(parts).length) return undefined;
  if (missing.length === 0) return parts as { [Name in keyof Parts]: string };
  const present = Object.keys(parts).filter(name => parts[name]);
  throw new WrongSetting(
    `${missing.join(', ')} missing, while ${present.join(', ')} set: ${why}, set all or none`,
  );
}

function withoutEmpty(bindings: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== ''));
}
