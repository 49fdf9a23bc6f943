import type { Actor, Database, Writer } from '../../db/database.ts';
import type { CacheTags } from '../cache/changes.ts';
import type { DependencyTracker } from '../cache/dependency-tracker.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Composers } from '../letters/composer.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../ports/mail.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { Network } from './network.ts';
import type { Trace } from './request-log.ts';
import type { Session } from './session-token.ts';

/** What may be away while the rest of the shop works. */
export type Part = 'database' | 'pictures' | 'mail';

/** What a request may reach. `worker.ts` opens these; nothing else knows where they come from. */
export type Ports = {
  log: Log;
  /** What the request costs, and is called. */
  trace: Trace;
  /** Which build answers, and the names of the migrations that it knows. */
  build: { id: string; migrations: readonly string[] };
  /** The parts of the shop that are asked by one request at a time, since they gave no answer. */
  openBreakers: () => Part[];
  database: Database;
  pictures: Pictures;
  /** Absent where the shop was given no mail service. */
  mail: Mail | undefined;
  /** Who says what its letters say. */
  composers: Composers;
  /** Public URL of the shop, for links in e-mails; undefined in development. */
  shopUrl?: string | undefined;
  /** Where letters go, for pages that speak of them. */
  letters: 'http' | 'log' | 'none';
  /** Absent where the shop has no account at PayPal. */
  paypal: PaymentGateway | undefined;
  /** Proxies trusted to report the client address. */
  trustedProxies: Network[];
  /** Orders per hour from one place and per e-mail; null for no limit. */
  orderLimit: number | null;
  /** Where pictures are served: a path of the shop, or the picture store's own address. */
  pictureBase: string;
  /** What is read for the answer, and whether anything is written; absent where nobody asks. */
  reading?: DependencyTracker;
  /** What the isolates of a place share; absent where nothing is cached. */
  edge?: (() => Cache) | undefined;
  /** Absent where nothing is cached. */
  responseCache?: ResponseCache | undefined;
  /** What the answer is kept under; undefined where it is for one visitor alone. */
  cacheKey?: string | undefined;
  /** Another answer was given already; this one is made for those who come next. */
  remakes?: true;
  /** Whether answers say where they came from. */
  tellsCache?: boolean;
  keys: Keys;
  /** The page that a browser can fill by itself. */
  readShell: () => Promise<string>;
};

/** Those of them that one function needs. */
export type Deps<Names extends keyof Ports> = Pick<Ports, Names>;

/** The ports of a caller who may write: the database knows whom the history names. */
export type WritePorts = Omit<Ports, 'database'> & { database: Writer };
export type WriteDeps<Names extends keyof WritePorts> = Pick<WritePorts, Names>;

export const writePorts = (ports: Ports, actor: Actor | null): WritePorts => ({
  ...ports,
  database: ports.database.as(actor),
});

/** A picture as it was sent, with its smaller sizes. */
export type Upload = { part: string; picture: Uint8Array<ArrayBuffer>; sizes: Uint8Array<ArrayBuffer>[] };

/** The type that every Hono app of the shop is made with. */
export type AppEnv = {
  Bindings: Ports;
  Variables: {
    session: Session | null;
    actor: Actor | null;
    upload?: Upload | undefined;
    cacheTags?: CacheTags | undefined;
    /** More of the same change follows: until its end visitors learn of it as of what other isolates change. */
    goesOn?: boolean;
    /** Nobody could look whether the account is still alive: nothing that the database knows may be told. */
    isUnchecked?: boolean;
    /** The status of the page to paint instead of the one that was asked for. */
    failure?: number;
  };
};
