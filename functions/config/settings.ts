import type { D1Database, Fetcher, R2Bucket } from '@cloudflare/workers-types';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import type { Network } from '../http/network.ts';
import { LOG_LEVELS, type LogSettings } from '../log.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { TraceSettings } from '../tracing/exporter.ts';
import { ConfigError, requireAllOrNone } from './config-error.ts';
import { keysIn } from './keys.ts';
import { isOnThisMachine } from './on-this-machine.ts';
import { tracesIn } from './traces.ts';

const ORDERS_AN_HOUR = 20;

const urlOf = (protocol: RegExp) =>
  z.url({ protocol, error: 'must be an address like https://…' }).optional();
const url = urlOf(/^https?$/);
const text = z.string().min(1).optional();
const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6})$/, 'must be a share from 0 to 1, like 0.1')
  .optional();

const Variables = z.object({
  JWT_SECRET: text,
  LINK_SECRET: text,
  SHOP_URL: url,
  MERIDIAN_LOCAL: z.literal('1').optional(),
  LIBSQL_URL: urlOf(/^(https?|libsql)$/),
  LIBSQL_AUTH_TOKEN: text,
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PICTURES_PUBLIC_URL: url,
  ORDER_LIMIT: z
    .string()
    .regex(/^(off|[1-9]\d{0,5})$/, 'must be a number of orders per hour, or off')
    .optional(),
  TRUSTED_PROXY: text,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  LOG_SAMPLE: share,
  CACHE: z.enum(['on', 'off']).optional(),
  TELL_CACHE: z.enum(['on', 'off']).optional(),
  MAIL_URL: url,
  MAIL_TOKEN: text,
  MAIL_FROM: text,
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: share,
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
  keys: Keys;
  /** Public URL of the shop; undefined in development. */
  shopUrl: string | undefined;
  database: DatabaseSetting;
  pictures: PictureSetting;
  /** Where pictures are served. */
  pictureBase: string;
  /** Whether responses are cached for the next visitor. */
  cachesResponses: boolean;
  /** For measurements: whether responses name their source. */
  tellsCache: boolean;
  mail: MailSetting;
  log: LogSettings;
  /** Undefined if traces are off. */
  traces: TraceSettings | undefined;
  /** Proxies trusted to report the client address. */
  trustedProxies: Network[];
  /** Orders per hour from one place and per email; null for no limit. */
  orderLimit: number | null;
  /** Undefined without a PayPal account. */
  paypal: PayPalSetting | undefined;
};

/** Validates all settings once and selects the adapters. */
export function readSettings(bindings: Record<string, unknown>): Settings {
  const { success, data, error } = Variables.safeParse(withoutEmpty(bindings));
  if (!success) {
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
  }
  return {
    keys: keysIn(data),
    shopUrl: shopUrlIn(data),
    database: databaseIn(data, 'DB' in bindings),
    pictures: picturesIn(data, 'PICTURES' in bindings),
    pictureBase: pictureBaseIn(data),
    cachesResponses: data.CACHE !== 'off',
    tellsCache: data.TELL_CACHE === 'on',
    mail: mailIn(data),
    log: logIn(data),
    traces: tracesIn(data),
    trustedProxies: proxiesIn(data),
    orderLimit: data.ORDER_LIMIT === 'off' ? null : Number(data.ORDER_LIMIT ?? ORDERS_AN_HOUR),
    paypal: paypalIn(data),
  };
}

type ParsedVariables = z.output<typeof Variables>;

/** Links in emails lead there: the host of a request may be forged. */
function shopUrlIn({ SHOP_URL: url, MERIDIAN_LOCAL: local }: ParsedVariables): string | undefined {
  if (url) return new URL(url).origin;
  if (local) return undefined;
  throw new ConfigError('SHOP_URL is missing: set it to the address of the shop, like https://shop.example');
}

function proxiesIn({ TRUSTED_PROXY: given = '' }: ParsedVariables): Network[] {
  const networks = given.split(/[\s,]+/).filter(Boolean);
  return networks.map(network => {
    if (ipaddr.isValidCIDR(network)) return ipaddr.parseCIDR(network);
    if (!ipaddr.isValid(network))
      throw new ConfigError(`TRUSTED_PROXY must name addresses or networks like 10.0.0.0/8, not ${network}`);
    const address = ipaddr.process(network);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}

function databaseIn(
  { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, MERIDIAN_LOCAL: local }: ParsedVariables,
  hasD1: boolean,
): DatabaseSetting {
  if (url && !local && !/^(https|libsql):/.test(url) && !isOnThisMachine(url)) {
    throw new ConfigError(
      'LIBSQL_URL must begin with https:// or libsql://, or the catalog is sent unencrypted',
    );
  }
  if (url) return { kind: 'libsql', url, authToken };
  if (authToken)
    throw new ConfigError('LIBSQL_AUTH_TOKEN is set, but LIBSQL_URL is not: set both or neither');
  if (!hasD1) throw new ConfigError('No database: bind a D1 database as DB, or set LIBSQL_URL');
  return { kind: 'd1' };
}

function picturesIn(given: ParsedVariables, hasR2: boolean): PictureSetting {
  const parts = {
    S3_ENDPOINT: given.S3_ENDPOINT,
    S3_BUCKET: given.S3_BUCKET,
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
  };
  const picked = requireAllOrNone(parts, 'pictures could not be stored');
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
    throw new ConfigError('S3_REGION is set, but S3_ENDPOINT is not: set all of S3_… or none');
  if (!hasR2)
    throw new ConfigError(
      'No picture store: bind an R2 bucket as PICTURES, or set S3_ENDPOINT and the other S3_… variables',
    );
  return { kind: 'r2' };
}

function pictureBaseIn({ PICTURES_PUBLIC_URL: url, MERIDIAN_LOCAL: local }: ParsedVariables): string {
  if (!url) return '/pictures';
  const { protocol, search, hash, href } = new URL(url);
  if (!local && protocol !== 'https:') {
    throw new ConfigError(
      'PICTURES_PUBLIC_URL must begin with https://, or browsers will not show the pictures',
    );
  }
  if (search || hash) {
    throw new ConfigError('PICTURES_PUBLIC_URL must end with its path: picture names are appended to it');
  }
  return href.replace(/\/+$/, '');
}

function mailIn({ MAIL_URL, MAIL_TOKEN, MAIL_FROM, MERIDIAN_LOCAL: local }: ParsedVariables): MailSetting {
  const picked = requireAllOrNone({ MAIL_URL, MAIL_TOKEN, MAIL_FROM }, 'no email could be sent');
  if (!picked) return { kind: local ? 'log' : 'none' };
  if (!local && !picked.MAIL_URL.startsWith('https:')) {
    throw new ConfigError('MAIL_URL must begin with https://, or emails and MAIL_TOKEN are sent unencrypted');
  }
  return { kind: 'http', url: picked.MAIL_URL, token: picked.MAIL_TOKEN, from: picked.MAIL_FROM };
}

/** In development, the developer reads the log. */
const logIn = ({ LOG_LEVEL, LOG_SAMPLE = '1', MERIDIAN_LOCAL: local }: ParsedVariables): LogSettings => ({
  level: LOG_LEVEL ?? (local ? 'warn' : 'info'),
  sample: Number(LOG_SAMPLE),
});

function paypalIn({
  PAYPAL_URL: given,
  MERIDIAN_LOCAL: local,
  ...data
}: ParsedVariables): PayPalSetting | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = data;
  const picked = requireAllOrNone(
    { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID },
    'payments could not be taken or confirmed',
  );
  if (!picked) {
    if (given)
      throw new ConfigError(
        'PAYPAL_URL is set, but PAYPAL_CLIENT_ID and the other PAYPAL_… variables are not',
      );
    return undefined;
  }
  const url = given?.replace(/\/+$/, '') ?? 'https://api-m.paypal.com';
  if (!local && !url.startsWith('https:')) {
    throw new ConfigError('PAYPAL_URL must begin with https://, or payments are sent unencrypted');
  }
  return {
    url,
    clientId: picked.PAYPAL_CLIENT_ID,
    clientSecret: picked.PAYPAL_CLIENT_SECRET,
    webhookId: picked.PAYPAL_WEBHOOK_ID,
  };
}

function withoutEmpty(bindings: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== ''));
}
