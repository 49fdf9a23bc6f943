import type { ExecutionContext, Fetcher, ScheduledController } from '@cloudflare/workers-types';
import { openD1 } from '../db/d1.ts';
import type { Database } from '../db/database.ts';
import { openLibsql } from '../db/libsql.ts';
import { listedPages, render } from '../web/edge.tsx';
import { apiForPages, closedShop, createApp } from './app.ts';
import { type Bindings, readSettings, type Settings, WrongSetting } from './env.ts';
import { type Ports, writePorts } from './http/app-env.ts';
import { isForPage, visitorOf } from './http/locale-and-country.ts';
import { createResponseCache, isForAnyone } from './http/response-cache.ts';
import type { Mail } from './ports/mail.ts';
import { mailOverHttp } from './ports/mail-http.ts';
import { mailToLog } from './ports/mail-log.ts';
import { payPalOrders } from './ports/paypal-orders.ts';
import type { Pictures } from './ports/pictures.ts';
import { picturesInR2 } from './ports/pictures-r2.ts';
import { picturesInS3 } from './ports/pictures-s3.ts';
import { sweeps } from './sweeps.ts';

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
  async fetch(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
    try {
      const { cachesResponses } = settingsOf(bindings);
      const cached = cachesResponses ? responseCache.match(request) : undefined;
      return cached ?? (await app.fetch(request, openPorts(bindings, request), context));
    } catch (error) {
      if (!(error instanceof WrongSetting)) throw error;
      console.error(`Meridian does not start: ${error.message}`);
      return await closedShop.fetch(request, {});
    }
  },

  scheduled(_event: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const ports = writePorts(openPorts(bindings), null);
    context.waitUntil(Promise.all(sweeps.map(sweep => sweep(ports))));
  },
};

/** Opened for each request: the platform ties a connection to the request that made it. */
function openPorts(bindings: Bindings, request?: Request): Ports {
  const settings = settingsOf(bindings);
  const readsTogether = request !== undefined && isForPage(request);
  return {
    database: openDatabase(settings, bindings, { request, readsTogether }),
    readsTogether,
    responseCache: settings.cachesResponses ? responseCache : undefined,
    pictures: openPictures(settings, bindings),
    pictureBase: settings.pictureBase,
    mail: openMail(settings),
    paypal: settings.paypal && payPalOrders(settings.paypal),
    secret: settings.secret,
    readShell: () => readShell(bindings.ASSETS),
    // `as never`: the platform's types of request and response are not those of the standard library.
    fetchFile: request => bindings.ASSETS.fetch(request as never) as never,
  };
}

const responseCache = createResponseCache(() => (caches as CacheStorage & { default: Cache }).default);

let settings: Settings | undefined;

/** Read once, since they never change while the worker runs. */
function settingsOf(bindings: Bindings): Settings {
  settings ??= readSettings(bindings);
  return settings;
}

type Reading = { request: Request | undefined; readsTogether: boolean };

function openDatabase({ database }: Settings, { DB }: Bindings, reading: Reading): Database {
  const { request, readsTogether: together } = reading;
  if (database.kind === 'libsql') return openLibsql({ ...database, together });
  const binding = DB as NonNullable<typeof DB>;
  const nearest = request && maySeeOlder(request);
  return openD1(nearest ? binding.withSession('first-unconstrained') : binding, { together });
}

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
