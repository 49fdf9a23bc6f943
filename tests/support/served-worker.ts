import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { d1Client, d1Server } from '../../scripts/local-d1.ts';
import { WORKER, workerOptions } from '../../scripts/worker-options.ts';

type Logged = { level: string; message: string };

/** Keeps what miniflare itself logs, such as a request without an answer. */
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

/** The built worker in workerd, state in memory, without a proxy in front. */
export async function serveWorker(variables: Record<string, string>) {
  let logged: Logged[] = [];
  const options = workerOptions();
  const type = 'ESModule' as const;
  const others = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.js') && name !== 'index.js',
  );
  const given = {
    host: '127.0.0.1',
    port: 0,
    log: new RecordingLog(message => logged.push({ level: 'error', message })),
    logRequests: false,
    telemetry: { enabled: false },
    unsafeLocalExplorer: false,
    handleStructuredLogs: (log: Logged) => logged.push(log),
    workers: [
      {
        ...options,
        name: 'meridian',
        modules: ['index.js', ...others].map(name => ({ type, path: join(WORKER, name) })),
        modulesRoot: WORKER,
        bindings: variables,
      },
      { ...d1Server('DB'), d1Databases: options.d1Databases },
    ],
  };
  // Miniflare declares its options as a union that a list of two kinds of worker does not fit.
  const miniflare = new Miniflare(convertV4MiniflareOptions(given as unknown as V4MiniflareOptions));
  const url = (await miniflare.ready).origin;
  return {
    url,
    database: d1Client(miniflare),
    sweep: async () => {
      const worker = await miniflare.getWorker();
      return await worker.scheduled({ cron: '17 * * * *' });
    },
    logs: () => logged,
    clearLogs: () => {
      logged = [];
    },
    stop: () => miniflare.dispose(),
  };
}
