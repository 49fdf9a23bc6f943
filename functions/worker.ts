import type { ExecutionContext, Fetcher, ScheduledController } from '@cloudflare/workers-types';
import { openD1 } from '../db/d1.ts';
import type { Database } from '../db/database.ts';
import { openLibsql } from '../db/libsql.ts';
import { askedByPages, listedPages, render } from '../web/edge.tsx';
import { apiForPages, closedShop, createApp, parametersOfApi } from './app.ts';
import type { Moment } from './cache/changes.ts';
import { createReading, type Reading } from './cache/reading.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { selectMoment } from './catalogue-changes.ts';
import { type Bindings, readSettings, type Settings, WrongSetting } from './env.ts';
import { type Ports, writePorts } from './http/app-env.ts';
import { createKeys, isForAnyone, type Keyed } from './http/cache-key.ts';
import { responseFrom } from './http/kept-response.ts';
import { isForPage, visitorOf } from './http/locale-and-country.ts';
import type { Mail } from './ports/mail.ts';
import { mailOverHttp } from './ports/mail-http.ts';
import { mailToLog } from './ports/mail-log.ts';
import { payPalOrders } from './ports/paypal-orders.ts';
import type { Pictures } from './ports/pictures.ts';
import { picturesInR2 } from './ports/pictures-r2.ts';
import { picturesInS3 } from './ports/pictures-s3.ts';
import { sweepsAt } from './sweeps.ts';

const app = createApp(
  c =>
    render(c.req.raw, {
      visitor: visitorOf(c.req.raw),
      fetchApi: async (input, init) => apiForPages.fetch(new Request(input, init), c.env, c.executionCtx),
      readShell: c.env.readShell,
    }),
  listedPages,
);

export default {
  async fetch(raw: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
    try {
      const keyed = keyOf(raw);
      const { cachesResponses, tellsCache } = settingsOf(bindings);
      const { request, key } = keyed;
      const kept = cachesResponses && key !== undefined ? responseCache.match(key) : undefined;
      if (!kept) return await app.fetch(request, openPorts(bindings, keyed), context);
      const response = responseFrom(request, kept);
      if (tellsCache) response.headers.set('X-Shop-Cache', 'memory');
      return response;
    } catch (error) {
      if (!(error instanceof WrongSetting)) throw error;
      console.error(`Meridian does not start: ${error.message}`);
      return await closedShop.fetch(raw, {});
    }
  },

  scheduled({ cron }: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const ports = writePorts(openPorts(bindings), null);
    context.waitUntil(Promise.all(sweepsAt(cron).map(sweep => sweep(ports))));
  },
};

/** Opened for each request: the platform ties a connection to the request that made it. */
function openPorts(bindings: Bindings, { request, key }: Partial<Keyed> = {}): Ports {
  const settings = settingsOf(bindings);
  const reading = createReading();
  const isKept = settings.cachesResponses && key !== undefined;
  return {
    database: openDatabase(settings, bindings, { request, reading, isKept }),
    reading,
    edge: settings.cachesResponses ? edge : undefined,
    responseCache: settings.cachesResponses ? responseCache : undefined,
    cacheKey: key,
    tellsCache: settings.tellsCache,
    pictures: openPictures(settings, bindings),
    pictureBase: settings.pictureBase,
    mail: openMail(settings),
    paypal: settings.paypal && payPalOrders(settings.paypal),
    secret: settings.secret,
    readShell: () => readShell(bindings.ASSETS),
  };
}

const keyOf = createKeys({ api: parametersOfApi(), pages: askedByPages });

const edge = () => (caches as CacheStorage & { default: Cache }).default;
const responseCache = createResponseCache({ edge, build: import.meta.env.BUILD });

let settings: Settings | undefined;

/** Read once, since they never change while the worker runs. */
function settingsOf(bindings: Bindings): Settings {
  settings ??= readSettings(bindings);
  return settings;
}

type Read = { request: Request | undefined; reading: Reading; isKept: boolean };

function openDatabase(
  { database }: Settings,
  { DB }: Bindings,
  { request, reading, isKept }: Read,
): Database {
  const options = {
    together: request !== undefined && isForPage(request),
    beside: isKept ? momentOf(reading) : undefined,
    onWrite: reading.noteWrite,
  };
  if (database.kind === 'libsql') return openLibsql({ ...database, ...options });
  const binding = DB as NonNullable<typeof DB>;
  const nearest = request && maySeeOlder(request);
  return openD1(nearest ? binding.withSession('first-unconstrained') : binding, options);
}

const momentOf = ({ noteMoment }: Reading) => ({
  statement: selectMoment(),
  note: ([moment]: unknown[]) => noteMoment(moment as Moment),
});

/** Visitors read the catalogue from the nearest copy; sign-ins and orders come from the database itself. */
const maySeeOlder = (request: Request) =>
  isForAnyone(request) && !/\/(api\/(auth|orders)|order)\//i.test(request.url);

function openPictures({ pictures }: Settings, { PICTURES }: Bindings): Pictures {
  if (pictures.kind === 's3') return picturesInS3(pictures);
  return picturesInR2(PICTURES as NonNullable<typeof PICTURES>);
}

function openMail({ mail }: Settings): Mail | undefined {
  if (mail.kind === 'http') return mailOverHttp(mail);
  return mail.kind === 'log' ? mailToLog : undefined;
}

let shell: string | undefined;

async function readShell(assets: Fetcher): Promise<string> {
  if (shell !== undefined && !import.meta.env.DEV) return shell;
  const answer = await assets.fetch('http://localhost/index.html');
  shell = await answer.text();
  return shell;
}
