import type ipaddr from 'ipaddr.js';
import type { Actor, Database, Writer } from '../db/client/database.ts';
import type { OnlinePayment } from './contracts/payment-methods.ts';
import type { Composers } from './emails/composer.ts';
import type { Pacing } from './jobs/pacing.ts';
import type { JobKinds } from './jobs/work.ts';
import type { Log } from './log.ts';
import type { Mail } from './ports/mail.ts';
import type { PaymentGateway } from './ports/payments.ts';
import type { Pictures } from './ports/pictures.ts';
import type { DependencyTracker } from './response-cache/dependency-tracker.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { Keys } from './signing/key-ring.ts';
import type { Trace } from './tracing/trace.ts';

/** Services that may be down while the rest of the shop works. */
export type Part = 'database' | 'pictures' | 'mail';

/** The address of a network and the length of its prefix. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** What a request can use. Opened by `worker.ts`; nothing else knows their origin. */
export type Ports = {
  log: Log;
  /** Cost and ID of the request. */
  trace: Trace;
  /** The current build and the names of its migrations. */
  build: { id: string; migrations: readonly string[] };
  /** Services with an open breaker, tried by one request at a time. */
  openBreakers: () => Part[];
  /** Slows jobs down while visitors use the shop. */
  pacing: Pacing;
  database: Database;
  pictures: Pictures;
  /** Absent without a mail service. */
  mail: Mail | undefined;
  /** Composers of its emails. */
  composers: Composers;
  /** What runs the steps of its jobs. */
  jobKinds: JobKinds;
  /** Public URL of the shop, for links in emails; undefined in development. */
  shopUrl?: string | undefined;
  /** How emails are delivered, for pages that mention them. */
  letters: 'http' | 'log' | 'none';
  /** Of online payment methods; undefined without an account. */
  gateways: Record<OnlinePayment, PaymentGateway | undefined>;
  /** Proxies trusted to report the client address. */
  trustedProxies: Network[];
  /** Orders per hour from one place and per email; null for no limit. */
  orderLimit: number | null;
  /** Base URL of pictures: a path of the shop or the picture store itself. */
  pictureBase: string;
  /** Tracks what is read for the response and whether anything is written; absent if not needed. */
  reading?: DependencyTracker;
  /** The cache shared by the isolates of a location; absent if caching is off. */
  edge?: (() => Cache) | undefined;
  /** Absent if caching is off. */
  responseCache?: ResponseCache | undefined;
  /** Cache key of the response; undefined if it is for a single visitor. */
  cacheKey?: string | undefined;
  /** A stale response was already sent; this one revalidates it. */
  remakes?: true;
  /** Whether responses name their source. */
  tellsCache?: boolean;
  keys: Keys;
  /** The page shell that the browser can render into. */
  readShell: () => Promise<string>;
};

/** The subset that a function needs. */
export type Deps<Names extends keyof Ports> = Pick<Ports, Names>;

/** Ports with write access: the database knows the actor for the history. */
export type WritePorts = Omit<Ports, 'database'> & { database: Writer };
export type WriteDeps<Names extends keyof WritePorts> = Pick<WritePorts, Names>;

export const writePorts = (ports: Ports, actor: Actor | null): WritePorts => ({
  ...ports,
  database: ports.database.as(actor),
});
