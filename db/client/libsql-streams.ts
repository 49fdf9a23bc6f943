import {
  HttpServerError,
  type HttpStream,
  openHttp,
  parseLibsqlUrl,
  ResponseError,
} from '@libsql/hrana-client';

/** Others are opened for one use, so that many isolates leave a server with connections to spare. */
const MOST_KEPT = 8;
/** The server ends a stream that was unused for ten seconds. */
const KEPT_MS = 5000;

/**
 * Sent along first. After another connection has changed a table, the server would name the columns of `SELECT *` as
 * they were.
 */
const READS_SCHEMA = 'SELECT 1 FROM sqlite_schema LIMIT 0';

export type StreamOptions = { url: string; authToken?: string; timeoutMs: number };

/** Sends all of its requests at once, before it waits for an answer. */
type Use<Answer> = (stream: HttpStream) => Promise<Answer>;

type Kept = { stream: HttpStream; usedAt: number; isBusy: boolean };

const streamsByServer = new Map<string, ReturnType<typeof openStreams>>();

/** The streams to a server, for all requests of an isolate. */
export function streamsTo(options: StreamOptions) {
  const key = JSON.stringify(options);
  const streams = streamsByServer.get(key) ?? openStreams(options);
  streamsByServer.set(key, streams);
  return streams;
}

/**
 * A stream is a connection at the server, which reads the whole schema for a new one: several times the work of most
 * statements. So a few are kept; one is used by one request at a time, and is never inside a transaction in between.
 */
function openStreams({ url, authToken, timeoutMs }: StreamOptions) {
  const { hranaHttpUrl } = parseLibsqlUrl(url);
  let kept: Kept[] = [];

  /** The connection is closed after the time limit, even if requests are still waiting. */
  const ask = (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
  const open = () => openHttp(hranaHttpUrl ?? url, authToken, ask).openStream();

  /** Those in use belong to a request that may have been cancelled. */
  function findKept(): Kept | undefined {
    const now = Date.now();
    kept = kept.filter(
      ({ stream, usedAt, isBusy }) => !stream.closed && now - usedAt < (isBusy ? timeoutMs : KEPT_MS),
    );
    return kept.findLast(({ isBusy }) => !isBusy);
  }

  async function runInKept<Answer>(one: Kept, use: Use<Answer>): Promise<Answer> {
    Object.assign(one, { isBusy: true, usedAt: Date.now() });
    try {
      return await use(one.stream);
    } finally {
      Object.assign(one, { isBusy: false, usedAt: Date.now() });
    }
  }

  async function runInNew<Answer>(use: Use<Answer>): Promise<Answer> {
    const stream = open();
    if (kept.length < MOST_KEPT) {
      const one = { stream, usedAt: 0, isBusy: true };
      kept.push(one);
      return await runInKept(one, use);
    }
    const answer = use(stream);
    stream.closeGracefully();
    return await answer;
  }

  return async <Answer>(use: Use<Answer>): Promise<Answer> => {
    const one = findKept();
    if (!one) return await runInNew(use);
    void one.stream.run(READS_SCHEMA).catch(() => {});
    try {
      return await runInKept(one, use);
    } catch (error) {
      if (!isUnknownStream(error)) throw error;
      return await runInNew(use);
    }
  };
}

/** Nothing has run then: the stream has ended, or the server has started again. */
const isUnknownStream = (error: unknown) =>
  (error instanceof ResponseError && error.code === 'STREAM_EXPIRED') ||
  (error instanceof HttpServerError && error.status === 400);
