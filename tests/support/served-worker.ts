import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { modulesBehind, WORKER, workerOptions } from '../../scripts/worker-options.ts';
import { FRESH_CONNECTION } from './api-client.ts';
import { COUNTING, type Counted } from './counted-statements.ts';
import { HOURLY } from './cron-times.ts';
import { OPEN_D1_SERVER, openD1Server } from './d1-server.ts';
import { LOSING } from './lost-answers.ts';
import { bindingsOf } from './places.ts';

type Logged = { level: string; message: string };
export type ServedWorker = Awaited<ReturnType<typeof serveWorker>>;

/** The shop, on the databases and buckets of one slot at a time. */
const entryOf = (databaseAt: string) => `
  import shop from './index.js';
  ${COUNTING}
  ${LOSING}
  const places = new Map();
  let place = 0;
  let asked = [];
  function bindingsOf(env) {
    if (!places.has(place))
      places.set(place, { ...env, DB: ${databaseAt}, PICTURES: env['PICTURES_' + place] });
    return places.get(place);
  }
  export default {
    async fetch(request, env, context) {
      const { pathname } = new URL(request.url);
      if (pathname === '/.asked') return Response.json(asked.splice(0));
      if (pathname === '/.counted') return Response.json(takeCounted());
      if (!pathname.startsWith('/.place/')) {
        asked.push(pathname);
        return await shop.fetch(request, bindingsOf(env), context);
      }
      asked = [];
      place = Number(pathname.slice('/.place/'.length));
      return new Response();
    },
    scheduled: (event, env, context) => shop.scheduled(event, bindingsOf(env), context),
  };`;

const PLAIN = "env['DB_' + place]";
/** The shop's database, as code for the module above. */
const DATABASES = {
  plain: PLAIN,
  counting: `countingDatabase(${PLAIN})`,
  losing: `losingDatabase(${PLAIN})`,
};
export type DatabaseKind = keyof typeof DATABASES;

/** Collects miniflare's own log, such as a request without a response. */
class RecordingLog extends Log {
  private readonly keep: (message: string) => void;
  constructor(keep: (message: string) => void) {
    super(LogLevel.ERROR);
    this.keep = keep;
  }
  override log(message: string) {
    this.keep(message);
  }
}

/** Workers in one workerd, state in memory, without a proxy in front; requests go to the first. */
export async function startWorkers(workers: object[]) {
  let logged: Logged[] = [];
  const given = {
    host: '127.0.0.1',
    port: 0,
    log: new RecordingLog(message => logged.push({ level: 'error', message })),
    logRequests: false,
    telemetry: { enabled: false },
    unsafeLocalExplorer: false,
    handleStructuredLogs: (log: Logged) => logged.push(log),
    workers,
  };
  // Miniflare declares its options as a union that does not fit a list of two kinds of worker.
  const miniflare = new Miniflare(convertV4MiniflareOptions(given as unknown as V4MiniflareOptions));
  return {
    miniflare,
    url: (await miniflare.ready).origin,
    logs: () => logged,
    clearLogs: () => {
      logged = [];
    },
    stop: () => miniflare.dispose(),
  };
}

/** The built worker: one shop at a time, with this number of empty slots. */
export async function serveWorker(
  variables: Record<string, string>,
  { places = 1, kind = 'plain' as DatabaseKind } = {},
) {
  const { d1Databases, r2Buckets } = bindingsOf(places);
  const { miniflare, url, logs, clearLogs, stop } = await startWorkers([
    {
      ...workerOptions(),
      name: 'meridian',
      modules: modulesBehind(entryOf(DATABASES[kind])),
      modulesRoot: WORKER,
      bindings: variables,
      d1Databases,
      r2Buckets,
    },
    { ...OPEN_D1_SERVER, d1Databases },
  ]);
  const ask = (path: string) => fetch(url + path, { headers: FRESH_CONNECTION });
  return {
    url,
    /** An empty database and bucket for all further requests. */
    open: async (place = 0) => {
      clearLogs();
      await ask(`/.place/${place}`);
      return await openD1Server(miniflare, `DB_${place}`);
    },
    runTasks: async (cron: string = HOURLY) => {
      const worker = await miniflare.getWorker();
      return await worker.scheduled({ cron });
    },
    /** The paths requested since the last call. */
    asked: async () => (await (await ask('/.asked')).json()) as string[],
    /** The cost of every statement since the last call, if counting is on. */
    counted: async () => (await (await ask('/.counted')).json()) as Counted[],
    logs,
    clearLogs,
    stop,
  };
}
