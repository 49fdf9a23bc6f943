import type { D1Database, Fetcher, R2Bucket } from '@cloudflare/workers-types';
import * as z from 'zod';
import { LOG_LEVELS } from '../log.ts';
import { ConfigError } from './config-error.ts';

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

/** The names of all of them. */
export const VARIABLE_NAMES = Object.keys(Variables.shape) as (keyof typeof Variables.shape)[];

/** What the platform binds to the worker. */
export type Bindings = z.input<typeof Variables> & { DB?: D1Database; PICTURES?: R2Bucket; ASSETS: Fetcher };

export type ParsedVariables = z.output<typeof Variables>;

/** Of the right form, each on its own; an empty one counts as missing. */
export function parseVariables(bindings: Record<string, unknown>): ParsedVariables {
  const { success, data, error } = Variables.safeParse(withoutEmpty(bindings));
  if (success) return data;
  throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
}

function withoutEmpty(bindings: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== ''));
}
