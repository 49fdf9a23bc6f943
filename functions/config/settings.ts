import type { Network } from '../deps.ts';
import type { LogSettings } from '../log.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { TraceSettings } from '../tracing/exporter.ts';
import { type DatabaseSetting, databaseIn } from './database.ts';
import { keysIn } from './keys.ts';
import { logIn } from './log.ts';
import { type MailSetting, mailIn } from './mail.ts';
import { type PayPalSetting, paypalIn } from './paypal.ts';
import { type PictureSetting, pictureBaseIn, picturesIn } from './pictures.ts';
import { shopUrlIn } from './shop-url.ts';
import { tracesIn } from './traces.ts';
import { proxiesIn } from './trusted-proxies.ts';
import { parseVariables } from './variables.ts';

const ORDERS_AN_HOUR = 20;

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
  const data = parseVariables(bindings);
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
