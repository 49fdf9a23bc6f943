import type { ExecutionContext, Fetcher, ScheduledController } from '@cloudflare/workers-types';
import { openD1 } from '../db/client/d1.ts';
import type { Database } from '../db/client/database.ts';
import { isUnreachable } from '../db/client/errors.ts';
import { openLibsql } from '../db/client/libsql.ts';
import type { DatabaseOptions } from '../db/client/open-database.ts';
import { isBusy } from '../db/client/retry.ts';
import { listedPages, pageAt, patternOf, render } from '../web/edge.tsx';
import { parametersAt } from './api.ts';
import { apiForPages, closedShop, createApp, createRouteOf } from './app.ts';
import { COMPOSERS } from './composers.ts';
import { ConfigError } from './config/config-error.ts';
import { readSettings, type Settings } from './config/settings.ts';
import type { Bindings } from './config/variables.ts';
import { type Part, type Ports, writePorts } from './deps.ts';
import { requesterOf } from './http/client-address.ts';
import { isForPage, visitorOf } from './http/locale-and-country.ts';
import { atShopUrl } from './http/origin.ts';
import { logRequest, markAnswer } from './http/request-log.ts';
import { requestSpan, taskSpan, watchedMeter } from './http/request-span.ts';
import { JOB_KINDS } from './job-kinds.ts';
import { createPacing } from './jobs/pacing.ts';
import { createLog, type LogSettings } from './log.ts';
import { createBreaker } from './ports/breaker.ts';
import { databaseLimitsOf } from './ports/database-limits.ts';
import { EmailRefused, type Mail } from './ports/mail.ts';
import { mailOverHttp } from './ports/mail-http.ts';
import { mailToLog } from './ports/mail-log.ts';
import { payPalOrders } from './ports/paypal-orders.ts';
import type { Pictures } from './ports/pictures.ts';
import { isAway as isStoreAway, picturesWithTimeout } from './ports/pictures-in-time.ts';
import { picturesInR2 } from './ports/pictures-r2.ts';
import { picturesInS3 } from './ports/pictures-s3.ts';
import { tracedPayments, tracedPictures } from './ports/watched.ts';
import { selectCatalogVersion } from './response-cache/catalogue-changes.ts';
import type { CatalogVersion } from './response-cache/changes.ts';
import { type DependencyTracker, trackDependencies } from './response-cache/dependency-tracker.ts';
import {
  createRequestNormalizer,
  isCacheableRequest,
  type KeyedRequest,
} from './response-cache/middleware/cache-key.ts';
import { toResponse } from './response-cache/middleware/cached-response.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import { runTasksAt } from './scheduled-tasks/schedules.ts';
import { createExporter, startSpans } from './tracing/exporter.ts';
import type { Spans } from './tracing/spans.ts';
import { startTrace, type Trace } from './tracing/trace.ts';

const app = createApp(
  c =>
    render(c.req.raw, {
      visitor: visitorOf(c.req.raw),
      letters: c.env.letters,
      fetchApi: async (input, init) =>
        apiForPages.fetch(requesterOf(c.req.raw, new Request(input, init)), c.env, c.executionCtx),
      readShell: c.env.readShell,
      failure: c.var.failure,
      noteFault: c.env.log.error,
    }),
  listedPages,
);

export default {
  async fetch(raw: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
    const trace = startTrace(raw.headers.get('traceparent'));
    pacing.noteRequest(raw.url);
    const answer = await answerTo(raw, { bindings, context, trace });
    markAnswer(answer, trace);
    logRequest(raw, answer, trace, { settings: logSettings(), build: BUILD, routeOf });
    if (trace.spans) {
      const root = requestSpan(raw, answer, trace, routeOf(raw));
      context.waitUntil(exportTrace(settings?.traces, trace, root));
    }
    return answer;
  },

  scheduled({ cron }: ScheduledController, bindings: Bindings, context: ExecutionContext) {
    const trace = startTrace();
    const { traces } = settingsOf(bindings);
    trace.spans = startSpans(traces, trace);
    const ports = writePorts(openPorts(bindings, { trace }), null);
    context.waitUntil(
      runTasksAt(cron, ports).finally(() => exportTrace(traces, trace, taskSpan(cron, trace))),
    );
  },
};

type RequestScope = { bindings: Bindings; context: ExecutionContext; trace: Trace };

async function answerTo(raw: Request, { bindings, context, trace }: RequestScope): Promise<Response> {
  try {
    const { cachesResponses, tellsCache, shopUrl, traces } = settingsOf(bindings);
    trace.spans = startSpans(traces, trace);
    const keyed = keyOf(atShopUrl(raw, shopUrl));
    const { request, key } = keyed;
    const kept = cachesResponses && key !== undefined ? responseCache.match(key) : undefined;
    if (!kept) {
      const followed = trace.spans?.follow(context) ?? context;
      return await app.fetch(request, openPorts(bindings, { ...keyed, trace }), followed);
    }
    trace.kept = 'memory';
    const response = toResponse(request, kept);
    if (tellsCache) response.headers.set('X-Shop-Cache', 'memory');
    return response;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    logOf(trace).error(`Meridian does not start: ${error.message}`);
    return await closedShop.fetch(raw, { trace });
  }
}

type Opened = Partial<KeyedRequest> & { trace: Trace };

/** Created per request: the platform ties connections to requests. */
function openPorts(bindings: Bindings, { request, key, trace }: Opened): Ports {
  const settings = settingsOf(bindings);
  const reading = trackDependencies();
  const isKept = settings.cachesResponses && key !== undefined;
  return {
    log: logOf(trace, request),
    trace,
    build: { id: BUILD, migrations: MIGRATIONS },
    openBreakers: () => (Object.keys(ask) as Part[]).filter(part => ask[part].isOpen()),
    pacing,
    database: openDatabase(settings, bindings, { request, reading, isKept, trace }),
    reading,
    edge: settings.cachesResponses ? edge : undefined,
    responseCache: settings.cachesResponses ? responseCache : undefined,
    cacheKey: key,
    tellsCache: settings.tellsCache,
    pictures: openPictures(settings, bindings, trace.spans),
    pictureBase: settings.pictureBase,
    mail: openMail(settings, trace.spans),
    composers: COMPOSERS,
    jobKinds: JOB_KINDS,
    shopUrl: settings.shopUrl,
    orderLimit: settings.orderLimit,
    trustedProxies: settings.trustedProxies,
    letters: settings.mail.kind,
    gateways: openGateways(settings, trace.spans),
    keys: settings.keys,
    readShell: () => readShell(bindings.ASSETS),
  };
}

const keyOf = createRequestNormalizer({ api: parametersAt, pages: pageAt });

const BUILD = import.meta.env.BUILD as string;
const MIGRATIONS = import.meta.env.MIGRATIONS as string[];
const routeOf = createRouteOf(app, patternOf);
const levelOf = () => logSettings().level;
const log = createLog({ levelOf, build: BUILD });

/** Adds the request's fields to every line. */
const logOf = ({ id }: Trace, request?: Request) =>
  createLog({
    levelOf,
    build: BUILD,
    factsOf: () => ({ id, ...(request && { method: request.method, route: routeOf(request) }) }),
  });

const edge = () => (caches as CacheStorage & { default: Cache }).default;
const pacing = createPacing();
const responseCache = createResponseCache({ edge, build: BUILD });

/** This isolate's breakers. */
const ask = {
  database: createBreaker('database', { isAway: error => isUnreachable(error) && !isBusy(error), log }),
  pictures: createBreaker('pictures', { isAway: isStoreAway, log }),
  mail: createBreaker('mail', { isAway: error => !(error instanceof EmailRefused), log }),
};

/** The trace collector isn't a service that the shop depends on. */
const exportTrace = createExporter({
  build: BUILD,
  ask: createBreaker('traces', { isAway: () => true, log }),
});

let settings: Settings | undefined;

/** Parsed once, since settings never change at run time. */
function settingsOf(bindings: Bindings): Settings {
  settings ??= readSettings(bindings);
  return settings;
}

const logSettings = (): LogSettings => settings?.log ?? { level: 'info', sample: 1 };

type Read = { request: Request | undefined; reading: DependencyTracker; isKept: boolean; trace: Trace };

function openDatabase(
  { database }: Settings,
  { DB }: Bindings,
  { request, reading, isKept, trace }: Read,
): Database {
  const options: DatabaseOptions = {
    together: request !== undefined && isForPage(request),
    piggyback: isKept ? versionReader(reading) : undefined,
    onWrite: reading.noteWrite,
    guard: ask.database,
    limits: databaseLimitsOf(request),
    heardAt: ask.database.heardAt,
    meter: watchedMeter(trace, database.kind),
  };
  if (database.kind === 'libsql') return openLibsql({ ...database, ...options });
  const binding = DB as NonNullable<typeof DB>;
  const nearest = request && maySeeOlder(request);
  return openD1(nearest ? binding.withSession('first-unconstrained') : binding, options);
}

const versionReader = ({ noteVersion }: DependencyTracker) => ({
  statement: selectCatalogVersion(),
  note: ([moment]: unknown[]) => noteVersion(moment as CatalogVersion),
});

/** Visitors read the catalog from the nearest replica; sessions and orders use the primary. */
const maySeeOlder = (request: Request) =>
  isCacheableRequest(request) && !/\/(api\/(auth|orders)|order)\//i.test(request.url);

function openPictures({ pictures }: Settings, { PICTURES }: Bindings, spans: Spans | undefined): Pictures {
  const store =
    pictures.kind === 's3' ? picturesInS3(pictures) : picturesInR2(PICTURES as NonNullable<typeof PICTURES>);
  return picturesWithTimeout(tracedPictures(store, pictures.kind, spans), ask.pictures);
}

function openMail({ mail }: Settings, spans: Spans | undefined): Mail | undefined {
  if (mail.kind === 'http') return mailOverHttp(mail, ask.mail, spans);
  return mail.kind === 'log' ? mailToLog : undefined;
}

const openGateways = ({ paypal }: Settings, spans: Spans | undefined): Ports['gateways'] => ({
  paypal: paypal && tracedPayments(payPalOrders(paypal), 'paypal', spans),
});

let shell: string | undefined;

async function readShell(assets: Fetcher): Promise<string> {
  if (shell !== undefined && !import.meta.env.DEV) return shell;
  const answer = await assets.fetch('http://localhost/index.html');
  shell = await answer.text();
  return shell;
}
